/** A nation's flag out of the sprite; nothing where there is none. It decorates a name and is not read out. */
export default function Flag({ flag }: { readonly flag: string | undefined }) {
  if (flag === undefined) return null
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`/flags.svg#${flag}`} />
    </svg>
  )
}
