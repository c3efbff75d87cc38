import type { ChampionsStory } from '../../domain/history/edition-story.ts'
import type { Title } from '../../domain/history/titles.ts'
import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { namesInWords, numberInWords, sentence } from './story-words.ts'

/** Up to this many names make a sentence; more would be a list. */
const NAMED = 6

interface Props {
  readonly site: EditionSite
  readonly champions: ChampionsStory
}

/** The champions of the week, compared with those before them. */
export default function StoryChampions({ site, champions }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  if (champions.titles.length === 0) return null
  return (
    <section className="section" aria-labelledby="champions">
      <h2 id="champions">{t('story.championsTitle')}</h2>
      <p className="story-text">
        <Sentence text={textOf(site, champions)} />
      </p>
      <p>
        <a href={`${localized(homeAddress(year), locale)}#champions`}>{t('story.allChampions', { year })}</a>
      </p>
    </section>
  )
}

function textOf({ locale, index }: EditionSite, champions: ChampionsStory): string {
  const { titles, nations, most, defended, fresh, since } = champions
  const t = translator(locale)
  const clubOf = ({ champion }: Title) => index.clubs.get(champion.clubId ?? '')?.name ?? champion.name
  const classes = (list: readonly Title[]) =>
    namesInWords(
      list.map(({ category }) => category.name[locale]),
      locale,
    )
  const parts = [
    nations > 1
      ? t('story.champions', { count: titles.length, from: numberInWords(nations, locale) })
      : t('story.championsPlain', { count: titles.length }),
    most?.titles[0] &&
      t('story.mostTitles', {
        club: isolated(clubOf(most.titles[0])),
        number: numberInWords(most.titles.length, locale),
        classes: classes(most.titles),
      }),
    defended.length > 0 && defended.length <= NAMED
      ? t('story.defended', {
          list: namesInWords(
            [...Map.groupBy(defended, clubOf)].map(
              ([club, won]) => `${club} (${won.map(({ category }) => category.shortName).join(', ')})`,
            ),
            locale,
          ),
        })
      : null,
    fresh.length > 0 && freshText(),
  ]
  return parts.filter(Boolean).join(' ')

  function freshText(): string {
    const clubs = [...new Set(fresh.map(clubOf))]
    return clubs.length <= NAMED
      ? t('story.fresh', { list: namesInWords(clubs, locale), year: since })
      : sentence(t('story.freshMany', { number: numberInWords(clubs.length, locale), year: since }))
  }
}
