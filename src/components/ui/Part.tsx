import type { ReactNode } from 'react'

interface Props {
  /** Of the island, as `layouts/parts.ts` knows it. */
  readonly name: string
  readonly className?: string
  /** What the island is given: plain data. */
  readonly props: object
  /** What stands there until the island shows something. */
  readonly children?: ReactNode
}

/** A place in a page that an island takes in the browser. Without script it is what the page was built with. */
export default function Part({ name, className, props, children }: Props) {
  return (
    <div className={className} data-part={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
