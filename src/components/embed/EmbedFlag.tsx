/** A flag out of the drawings that an embed brings along: in a sandboxed frame no other file can be looked into. */
export default function EmbedFlag({ flag }: { readonly flag: string | undefined }) {
  if (flag === undefined) return null
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#${flag}`} />
    </svg>
  )
}
