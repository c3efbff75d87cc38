import { goalsByField } from '../../domain/history/busy-places.ts'
import { fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

const LISTED = 5

interface Props {
  readonly site: EditionSite
}

/** The fields with the most goals. */
export default function StoryFields({ site: { locale, year, index } }: Props) {
  const t = translator(locale)
  const fields = goalsByField(index).slice(0, LISTED)
  const [most] = fields
  if (!most || fields.length < 2) return null
  const { field, goals, matches } = most
  return (
    <section className="section" aria-labelledby="fields">
      <h2 id="fields">{t('story.fieldsTitle')}</h2>
      <p className="story-text">
        <Sentence
          text={t('story.fields', {
            field: isolated(field.name),
            goalWords: t('press.goals', { count: goals }),
            matchWords: t('arena.matches', { count: matches }),
          })}
        />
      </p>
      <ol className="feats panel">
        {fields.map((one) => (
          <li className="row baseline gap-3" key={one.field.id}>
            <strong className="num">{wholeNumber(one.goals, locale)}</strong>
            <span>
              <a dir="auto" href={localized(fieldAddress(year, one.field.arenaId, one.field.id), locale)}>
                {one.field.name}
              </a>
              <span className="small quiet">{t('story.inMatches', { count: one.matches })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
