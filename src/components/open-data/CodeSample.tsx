interface Props {
  /** What it is, for those who hear it. */
  readonly label: string
  readonly text: string
}

/** Something to copy or compare with, in a box that scrolls by itself. */
export default function CodeSample({ label, text }: Props) {
  return (
    <section className="panel panel-pad code" tabIndex={0} aria-label={label} lang="en" dir="ltr">
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
