import type { SearchWords } from './search-words.ts'

interface Props {
  recent: readonly string[]
  examples: readonly string[]
  words: SearchWords
  addressOf: (text: string) => string
  onChoose: (text: string) => void
  onForget: () => void
}

/** What stands below the empty search box: recent queries and examples. */
export default function SearchStart({ recent, examples, words, addressOf, onChoose, onForget }: Props) {
  const chips = (texts: readonly string[]) => (
    <ul className="chips">
      {texts.map((text) => (
        <li key={text}>
          <a
            className="chip"
            href={addressOf(text)}
            data-hit=""
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              onChoose(text)
            }}
          >
            <bdi title={text}>{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {recent.length > 0 && (
        <section className="search-start stack gap-3" aria-labelledby="recent">
          <div className="cluster baseline gap-2 gap-x-4 apart">
            <h2 id="recent">{words.recent}</h2>
            <button className="search-forget" type="button" onClick={onForget}>
              {words.forget}
            </button>
          </div>
          {chips(recent)}
        </section>
      )}
      {examples.length > 0 && (
        <section className="search-start stack gap-3" aria-labelledby="try">
          <h2 id="try">{words.try}</h2>
          {chips(examples)}
        </section>
      )}
    </>
  )
}
