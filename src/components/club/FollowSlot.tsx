import { signInLink } from '../../domain/account/sign-in-address.ts'
import { clubAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club, Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import HeartIcon from '../account/HeartIcon.tsx'
import Place from '../ui/Place.tsx'

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly teams: readonly Team[]
}

/** The control to follow all teams of a club; for a visitor who is not signed in, a link that signs in and then follows. */
export default function FollowSlot({ site: { locale, year }, club: { id, name }, teams }: Props) {
  const href = signInLink({
    year,
    locale,
    from: localized(clubAddress(year, id), locale),
    intent: { kind: 'favourite-club', clubId: id },
  })
  const props = { year, locale, clubId: id, name, teamIds: teams.map((team) => team.id) }
  return (
    <Place className="follow-place" name="follow-club" values={props}>
      <a className="button follow" href={href} rel="nofollow">
        <HeartIcon />
        <span>{translator(locale)('clubs.follow', { count: teams.length })}</span>
      </a>
    </Place>
  )
}
