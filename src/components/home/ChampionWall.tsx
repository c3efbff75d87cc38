import { localized, matchAddress, teamAddress } from '../../domain/presentation/addresses.ts'
import { clubName } from '../../domain/presentation/club-emblem.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale, Words } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import ClubEmblem from '../ui/ClubEmblem.tsx'
import TeamColour from '../ui/TeamColour.tsx'

/** A champion as the wall shows it: of this edition, or of the one before. */
export interface WallChampion {
  readonly categoryId: string
  readonly className: Words
  readonly team: { readonly id: string; readonly name: string; readonly flag: string | undefined }
  /** The score has the champion's goals first; null if it is not to be emphasised. `matchId` is the final's. */
  readonly final: {
    readonly matchId: string
    readonly score: string | null
    readonly against: string | null
  } | null
}

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly title: string
  readonly champions: readonly WallChampion[]
}

/** The champions of an edition, each with its final. */
export default function ChampionWall({ year, locale, title, champions }: Props) {
  if (champions.length === 0) return null
  return (
    <section className="section" aria-labelledby="champions" data-result="block">
      <h2 id="champions">{title}</h2>
      <ul className="wall grid of-19 gap-2 gap-x-3">
        {champions.map((champion) => (
          <ChampionTile year={year} locale={locale} champion={champion} key={champion.categoryId} />
        ))}
      </ul>
    </section>
  )
}

interface TileProps extends Pick<Props, 'year' | 'locale'> {
  readonly champion: WallChampion
}

function ChampionTile({ year, locale, champion: { className, team, final } }: TileProps) {
  const t = translator(locale)
  return (
    <li>
      <ClubEmblem club={clubName(team.name)} />
      <span className="small quiet">
        <bdi>{className[locale]}</bdi>
      </span>
      <a className="wall-team" href={localized(teamAddress(year, team.id), locale)}>
        <Flag flag={team.flag} /> <bdi>{hyphenated(team.name)}</bdi> <TeamColour team={team.name} />
      </a>
      {final && (
        <a className="wall-final" href={localized(matchAddress(year, final.matchId), locale)}>
          <span
            className={final.score === null ? undefined : 'hidden-text'}
          >{`${t('round.one.final')} `}</span>
          {final.score !== null && (
            <>
              <strong className="num">{final.score}</strong>{' '}
            </>
          )}
          {final.against !== null && (
            <span className="small quiet">
              {`${t('match.vs')} `}
              <bdi>{final.against}</bdi>
            </span>
          )}
        </a>
      )}
    </li>
  )
}
