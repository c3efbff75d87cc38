import { type ReactNode, useState } from 'react'

interface Props {
  readonly className: string
  readonly summary: ReactNode
  readonly isOpen?: boolean
  /** Whether the content is rendered only while the part is open: then a browser's page search does not find it before. */
  readonly isLazy?: boolean
  readonly children: ReactNode
}

/** A long part of an island, folded under its summary. */
export default function LazyDetails({ className, summary, isOpen = false, isLazy = true, children }: Props) {
  const [isShown, setShown] = useState(isOpen)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(isShown || !isLazy) && children}
    </details>
  )
}
