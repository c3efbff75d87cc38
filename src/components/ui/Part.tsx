import type { ReactNode } from 'react'

interface Props {
  /** The island's name in `layouts/parts.ts`. */
  readonly name: string
  readonly className?: string
  /** The island's props: plain data. */
  readonly props: object
  /** The content until the island shows something. */
  readonly children?: ReactNode
}

/** The place of an island in a page. Without script it keeps the content that the page was built with. */
export default function Part({ name, className, props, children }: Props) {
  return (
    <div className={className} data-part={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
