export default function ReviewScreen({ id }: { readonly id: string }) {
  return <p>{id}</p>
}
