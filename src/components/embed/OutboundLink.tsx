import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that opens outside the frame of an embed; the page around the frame stays open. */
export default function OutboundLink({ href, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
