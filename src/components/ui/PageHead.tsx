import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** A short description of the page. */
  readonly lead?: string | null
  readonly children?: ReactNode
}

/** The head of a page that is not about a single entity. */
export default function PageHead({ title, lead = null, children }: Props) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lead !== null && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}
