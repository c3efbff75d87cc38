/** The outline of a heart; account.css fills it for a favourite. */
export default function HeartIcon() {
  return (
    <svg className="icon" aria-hidden="true">
      <use href="/icons.svg#heart" />
    </svg>
  )
}
