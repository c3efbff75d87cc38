import type { ClassYear } from '../../domain/history/class-history.ts'
import type { Title } from '../../domain/history/titles.ts'
import { categoryAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { clubName } from '../../domain/presentation/club-emblem.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { podiumOf } from '../../domain/tournament/medals.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import ClubEmblem from '../ui/ClubEmblem.tsx'
import TitleCell from './TitleCell.tsx'

interface Props {
  readonly locale: Locale
  readonly year: ClassYear
}

/** A class in one year: its champion and final, and who won its other play-offs. */
export default function ClassYearPanel({ locale, year: { index, category, titles } }: Props) {
  const t = translator(locale)
  const { year } = index.edition
  const third = podiumOf(category).find(({ place }) => place === 3)?.team
  return (
    <li className="class-year panel stack gap-2 packed">
      <h2 className="row baseline gap-3 apart">
        <a href={localized(categoryAddress(year, category.id), locale)}>{year}</a>
        <span className="small quiet">{t('categories.teams', { count: playingTeams(category).length })}</span>
      </h2>
      {titles.length === 0 && <p className="quiet">{t('years.unknown')}</p>}
      {titles.map((title) => (
        <TitleLine locale={locale} title={title} key={title.division.id} />
      ))}
      {third && (
        <p className="class-third small row baseline gap-3">
          <span className="quiet">{t('years.third')}</span>
          <a dir="auto" href={localized(teamAddress(year, third.id), locale)}>
            {third.name}
          </a>
        </p>
      )}
    </li>
  )
}

interface LineProps {
  readonly locale: Locale
  readonly title: Title
}

function TitleLine({ locale, title }: LineProps) {
  const { champion, division, level } = title
  return (
    <div className={level === 0 ? 'title-line main-title' : 'title-line'}>
      {level === 0 ? (
        <ClubEmblem club={clubName(champion.name)} />
      ) : (
        <bdi className="small quiet">{division.name[locale]}</bdi>
      )}
      <p>
        <Flag flag={nationOf(champion.nationCode)?.flag} /> <TitleCell locale={locale} title={title} />
      </p>
    </div>
  )
}
