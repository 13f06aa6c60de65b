export default function ReplayScreen({ id }: { readonly id?: string }) {
  return <p>{id}</p>
}
