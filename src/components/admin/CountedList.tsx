import type { ReactNode } from 'react'

const MOST_OPEN = 5

interface Props {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

/** A list with its length in the title; a long one is closed, an empty one is not there. */
export default function CountedList({ title, count, children }: Props) {
  if (count === 0) return null
  return (
    <details className="panel panel-pad" open={count <= MOST_OPEN}>
      <summary>
        {title} <span className="num">{count}</span>
      </summary>
      <ul className="stack gap-2">{children}</ul>
    </details>
  )
}
