import { highlight } from '../../domain/search/highlight.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'

interface Props {
  text: string
  /** The folded words of the query, and the words of the index that they matched. */
  typed: readonly string[]
  found: readonly string[]
}

/** A name in which the found parts are marked. The name is always text and never parsed as markup. */
export default function Marked({ text, typed, found }: Props) {
  let at = 0
  return (
    <bdi>
      {highlight(text, typed, found).map((piece) => {
        const key = at
        at += piece.text.length
        const text = hyphenated(piece.text)
        return piece.marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </bdi>
  )
}
