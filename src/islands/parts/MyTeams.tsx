import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import OwnMatchCard from '../../components/account/OwnMatchCard.tsx'
import TeamCard from '../../components/account/TeamCard.tsx'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { faultIn } from '../../domain/account/session.ts'
import { favouritesAddress, localized, searchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $favouritesWaiting, favouriteTeamsOf, removeTeam, teamKey } from '../../stores/favourites.ts'
import { retrySession } from '../../stores/session.ts'
import { useOwnMatches } from '../account/use-own-matches.ts'
import { useSession } from '../account/use-session.ts'
import { useTranslator } from '../words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
  /** Names of the year's classes in the language of the page, by short name. */
  classes: Readonly<Record<string, string>>
  /** Whether scores of the edition still change: then each team is shown with its match. */
  isUnderWay: boolean
}

const NO_TEAMS: readonly FavouriteTeam[] = []
const NOTHING: ReadonlySet<string> = new Set()

/** The favourite teams of a year on its home page. If nobody is signed in, it shows nothing and the built prompt stays. */
export default function MyTeams({ year, locale, classes, isUnderWay }: Props) {
  const t = useTranslator(locale)
  const session = useSession(locale)
  const teams = useStore(favouriteTeamsOf(year), { ssr: () => NO_TEAMS })
  const waiting = useStore($favouritesWaiting, { ssr: () => NOTHING })
  const { isWaiting, site, own, now } = useOwnMatches(teams, year, locale, isUnderWay)
  const box = useRef<HTMLDivElement>(null)

  const remove = (team: FavouriteTeam) => {
    // The focused button disappears with its card.
    box.current?.focus({ preventScroll: true })
    void removeTeam(team)
  }
  const fault = faultIn(session)
  if (session.kind === 'signed-out' && fault === null) return null
  // Wait instead of showing cards that change places after a visitor has begun to read.
  if (session.kind === 'checking' || isWaiting)
    return (
      <p className="waiting row gap-3">
        <span className="spinner" aria-hidden="true" />
        {t('account.loadingTeams')}
      </p>
    )
  if (fault)
    return (
      <div className="note note-sun">
        <p>
          {faultSentence(t, fault, locale)} {t('account.tokenKept')}
        </p>
        {fault.kind !== 'busy' && (
          <button className="button" type="button" onClick={() => void retrySession()}>
            {t('account.retry')}
          </button>
        )}
      </div>
    )
  return (
    <div className="my-teams stack narrow gap-3" ref={box} tabIndex={-1}>
      {teams.length === 0 ? (
        <div className="empty">
          <p>
            <strong>{t('account.none')}</strong>
          </p>
          <p>
            {t('account.noneHelp')}{' '}
            <a href={localized(searchAddress(year), locale)}>{t('account.findTeams')}</a>
          </p>
        </div>
      ) : (
        <>
          <ul className={isUnderWay ? 'strip' : 'cards grid of-17 gap-3'}>
            {own.map(({ team, match, late }) => (
              <TeamCard
                key={team.id}
                team={team}
                category={classes[team.categoryShort] ?? team.category}
                isWaiting={waiting.has(teamKey(team))}
                locale={locale}
                t={t}
                onRemove={() => remove(team)}
              >
                {match && site && (
                  <OwnMatchCard own={match} teamId={team.teamId} site={site} now={now} late={late} />
                )}
              </TeamCard>
            ))}
          </ul>
          <p>
            <a href={localized(favouritesAddress(year), locale)}>{t('account.showMatches')}</a>
          </p>
        </>
      )}
    </div>
  )
}
