import { type ReactNode, useState } from 'react'

interface Props {
  className: string
  summary: ReactNode
  /** Whether the content is rendered only once the part is opened: then a browser's page search does not find it before. */
  isLazy: boolean
  children: ReactNode
}

/** A part of the week that is folded under its summary. */
export default function FoldedPart({ className, summary, isLazy, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{summary}</summary>
      {(isOpened || !isLazy) && children}
    </details>
  )
}
