export default function TableScreen({ id }: { readonly id: string }) {
  return <p>{id}</p>
}
