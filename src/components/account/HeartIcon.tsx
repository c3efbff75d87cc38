/** The outline of a heart; where the thing is a favourite, account.css fills it. */
export default function HeartIcon() {
  return (
    <svg className="icon" aria-hidden="true">
      <use href="/icons.svg#heart" />
    </svg>
  )
}
