import type { ReactNode } from 'react'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import Time from './Time.tsx'

/** From the private use area: no name contains these characters, and no font shows them. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKS = /[\uE000\uE001]/g
/** A time: for machines, then as people read it. */
const TIMES = /(\uE002[^\uE004]*\uE004)/
const TIME = /\uE002([^\uE003]*)\uE003([^\uE004]*)\uE004/g

/** Returns a name for a placeholder of a message that `Sentence` shows. */
export const isolated = (name: string): string => OPEN + name.replace(MARKS, '') + CLOSE

/** Returns a message for `Sentence` as plain text, for places without markup. */
export const plain = (text: string): string => text.replace(TIME, '$2').replace(MARKS, '')

/** Returns a time or a day for a placeholder of a message that `Sentence` shows. @param when as `Time` takes it */
export const timed = (text: string, when: number | string | null): string =>
  when === null ? text : `\uE002${when}\uE003${text}\uE004`

/** A score, or a range of places: a browser would break the line after the dash. */
const PAIR = /(\d+–\d+)/

/** A message with names in it, each isolated from the text direction around it. No score is broken in two. */
export default function Sentence({ text }: { readonly text: string }) {
  return text.split(OPEN).map((part, index) => {
    const [name = '', rest] = part.split(CLOSE)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
    return rest === undefined ? whole(part) : [<bdi key={index}>{hyphenated(name)}</bdi>, whole(rest)]
  })
}

function whole(text: string): ReactNode {
  if (!text.includes('\uE002')) return unbroken(text)
  return text.split(TIMES).map((part) => {
    const [, when = '', said = ''] = new RegExp(TIME.source).exec(part) ?? []
    if (when === '') return unbroken(part)
    return <Time key={when} when={/^\d{4}-/.test(when) ? when : Number(when)} text={said} />
  })
}

function unbroken(text: string): ReactNode {
  if (!text.includes('–')) return text
  return text.split(PAIR).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
