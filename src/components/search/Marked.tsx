import { highlight } from '../../domain/search/highlight.ts'

interface Props {
  text: string
  /** Folded words of the query, and words of the index they were taken for. */
  typed: readonly string[]
  found: readonly string[]
}

/** A name with what was found in it marked. The name is text whatever it holds: nothing of it is ever read as markup. */
export default function Marked({ text, typed, found }: Props) {
  let at = 0
  return (
    <bdi>
      {highlight(text, typed, found).map((piece) => {
        const key = at
        at += piece.text.length
        return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
      })}
    </bdi>
  )
}
