import { machineTime } from '../../domain/time/machine-time.ts'

declare module 'react' {
  interface TimeHTMLAttributes<T> {
    /** As HTML spells it: React would write its own spelling, `dateTime`, into pages. */
    datetime?: string
  }
}

interface Props {
  /** An instant in epoch milliseconds, or a day `YYYY-MM-DD` in Stockholm; null if neither is known. */
  readonly when: number | string | null
  /** As people read it. */
  readonly text: string
}

/** A time or a day for people and machines; only the text if nothing is known. */
export default function Time({ when, text }: Props) {
  if (when === null) return text
  return <time datetime={typeof when === 'number' ? machineTime(when) : when}>{text}</time>
}
