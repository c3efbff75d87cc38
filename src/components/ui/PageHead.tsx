import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** What the page holds, in a few words. */
  readonly lead?: string | null
  readonly children?: ReactNode
}

/** The title of a page about no single thing. */
export default function PageHead({ title, lead = null, children }: Props) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lead !== null && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}
