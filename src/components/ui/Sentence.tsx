import type { ReactNode } from 'react'

/** From the private use area: no name contains these characters, and no font shows them. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKS = /[\uE000\uE001]/g

/** Returns a name for a placeholder of a message that `Sentence` shows. */
export const isolated = (name: string): string => OPEN + name.replace(MARKS, '') + CLOSE

/** Returns a message for `Sentence` as plain text, for places without markup. */
export const plain = (text: string): string => text.replace(MARKS, '')

/** A score, or a range of places: a browser would break the line after the dash. */
const PAIR = /(\d+–\d+)/

/** A message with names in it, each isolated from the text direction around it. No score is broken in two. */
export default function Sentence({ text }: { readonly text: string }) {
  return text.split(OPEN).map((part, index) => {
    const [name = '', rest] = part.split(CLOSE)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
    return rest === undefined ? whole(part) : [<bdi key={index}>{name}</bdi>, whole(rest)]
  })
}

function whole(text: string): ReactNode {
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
