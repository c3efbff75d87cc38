/**
 * A nation's flag from the sprite; an empty place of its size if there is no flag, so that names stay in line. It decorates
 * a name and is not read out.
 */
export default function Flag({ flag }: { readonly flag: string | null | undefined }) {
  if (!flag) return <i className="flag" aria-hidden="true" />
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`/flags.svg#${flag}`} />
    </svg>
  )
}
