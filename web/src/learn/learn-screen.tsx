export default function LearnScreen() {
  return <p />
}
