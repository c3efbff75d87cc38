import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link out of the frame that an embed stands in, whose page stays where it is. */
export default function OutboundLink({ href, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
