/** A nation's flag from the sprite; renders nothing if there is no flag. It decorates a name and is not read out. */
export default function Flag({ flag }: { readonly flag: string | undefined }) {
  if (flag === undefined) return null
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`/flags.svg#${flag}`} />
    </svg>
  )
}
