import type { RankingExample as Example } from '../../domain/live/ranking-example.ts'
import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import StandingsTable from '../team/StandingsTable.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly id: string
  readonly example: Example | null
}

/** A group of the edition in which points alone did not decide, with the reasons for the order of its teams. */
export default function RankingExample({ site, id, example }: Props) {
  const { locale, year, latestYear } = site
  const t = translator(locale)
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{t('ranking.example')}</h2>
      {example === null ? (
        <p className="note">
          {t(latestYear !== null && year >= latestYear ? 'ranking.noExampleYet' : 'ranking.noExample')}
        </p>
      ) : (
        <Group site={site} example={example} />
      )}
    </section>
  )
}

function Group({ site, example }: Pick<Props, 'site'> & { readonly example: Example }) {
  const { locale, year } = site
  const { category, division, level } = example
  const t = translator(locale)
  const group = isolated(division.name[locale])
  const words = { group, category: isolated(category.name[locale]), count: level.teamIds.length }
  return (
    <>
      <p>
        <Sentence
          text={t('ranking.exampleOf', {
            ...words,
            pointWords: t('press.points', { count: level.points ?? 0 }),
          })}
        />
      </p>
      <StandingsTable
        site={site}
        category={category}
        division={division}
        caption={`${division.name[locale]}, ${category.name[locale]}`}
        placesShown={false}
        isWhyOpen
      />
      <a href={localized(divisionPage(year, division), locale)}>{t('ranking.toGroup')}</a>
    </>
  )
}
