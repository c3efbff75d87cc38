import type { ClassPart } from '../../domain/press/press-sheet.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'

interface Props<Line> {
  readonly id: string
  readonly title: string
  readonly parts: readonly ClassPart<Line>[]
  /** How many more lines there are than those shown. */
  readonly left: number
  readonly locale: Locale
  readonly keyOf: (line: Line) => string
  /** Returns the subject of a line and the text about it, for Sentence. */
  readonly read: (line: Line, category: Category) => readonly [about: string, says: string]
}

/** The lines of a sheet, class by class; renders nothing if there are none. */
export default function PressParts<Line>({ id, title, parts, left, locale, keyOf, read }: Props<Line>) {
  if (parts.length === 0) return null
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="press-columns">
        {parts.map(({ category, lines }) => (
          <div key={category.id}>
            <h3>
              <bdi>{category.name[locale]}</bdi>
            </h3>
            <ul>
              {lines.map((line) => {
                const [about, says] = read(line, category)
                return (
                  <li key={keyOf(line)}>
                    <span>
                      <Sentence text={about} />
                    </span>{' '}
                    <span className="says">
                      <Sentence text={says} />
                    </span>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      {left > 0 && <p className="quiet small">{translator(locale)('press.more', { count: left })}</p>}
    </section>
  )
}
