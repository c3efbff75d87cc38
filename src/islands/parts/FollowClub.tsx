import { useStore } from '@nanostores/react'
import HeartIcon from '../../components/account/HeartIcon.tsx'
import { findTeam, NO_FAVOURITES } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import {
  $clubProgress,
  type ClubProgress,
  clubKey,
  followClub,
  unfollowClub,
} from '../../stores/favourite-clubs.ts'
import { $favourites } from '../../stores/favourites.ts'
import { useSession } from '../account/use-session.ts'
import { useTranslator } from '../words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
  clubId: string
  name: string
  /** The ids of all teams of the club. */
  teamIds: readonly string[]
}

const NOTHING: ReadonlyMap<string, ClubProgress> = new Map()

/** Follows all teams of a club with one press and none with another. If nobody is signed in, the link of the page stays. */
export default function FollowClub({ year, locale, clubId, name, teamIds }: Props) {
  const t = useTranslator(locale)
  const session = useSession(locale)
  const favourites = useStore($favourites, { ssr: () => NO_FAVOURITES })
  const progress = useStore($clubProgress, { ssr: () => NOTHING }).get(clubKey({ clubId, year }))
  if (session.kind !== 'signed-in') return null
  const all = teamIds.length
  const done = teamIds.filter((teamId) => findTeam(favourites, { teamId, year })).length
  const press = () => {
    if (progress) return
    void (done === all ? unfollowClub({ clubId, year, name }, teamIds) : followClub({ clubId, year, name }))
  }
  return (
    <button
      className="button follow"
      type="button"
      aria-pressed={done === all ? true : done > 0 ? 'mixed' : false}
      aria-busy={progress !== undefined}
      title={done === all ? t('followClub.stop', { name }) : undefined}
      onClick={press}
    >
      <HeartIcon />
      <span className="num">{progress ? progressText(progress, t) : stateText(done, all, t)}</span>
    </button>
  )
}

const progressText = ({ isAdding, done, all }: ClubProgress, t: Translate): string =>
  t(isAdding ? 'followClub.progress' : 'followClub.leaving', { done, all })

function stateText(done: number, all: number, t: Translate): string {
  if (done === all) return t('followClub.all', { count: all })
  return done === 0 ? t('clubs.follow', { count: all }) : t('followClub.rest', { done, all })
}
