interface Props {
  readonly without: string
  readonly withPass: string
}

/** A text for visitors without the pass of the year, and one for those who hold it (`followPass`). */
export default function ByPass({ without, withPass }: Props) {
  return (
    <>
      <span className="without-pass">{without}</span>
      <span className="with-pass">{withPass}</span>
    </>
  )
}
