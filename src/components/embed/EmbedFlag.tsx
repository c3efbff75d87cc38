/** Like Flag, from the drawings that an embed contains: a sandboxed frame cannot reference another file. */
export default function EmbedFlag({ flag }: { readonly flag: string | undefined }) {
  if (flag === undefined) return <i className="flag" aria-hidden="true" />
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#${flag}`} />
    </svg>
  )
}
