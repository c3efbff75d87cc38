interface Props {
  /** The accessible name of the sample. */
  readonly label: string
  readonly text: string
}

/** A text to copy or to compare with, in a box of its own that scrolls. */
export default function CodeSample({ label, text }: Props) {
  return (
    <section className="panel panel-pad code" tabIndex={0} aria-label={label} lang="en" dir="ltr">
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
