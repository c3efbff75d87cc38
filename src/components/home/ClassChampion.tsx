import { clubName } from '../../domain/presentation/club-emblem.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import ClubEmblem from '../ui/ClubEmblem.tsx'

interface Props {
  readonly team: { readonly name: string }
  readonly locale: Locale
}

/** Who won a class, in its row of the table of classes. */
export default function ClassChampion({ team, locale }: Props) {
  return (
    <span className="class-champion row gap-2" data-result="note">
      <ClubEmblem club={clubName(team.name)} />
      <span className="hidden-text">{`${translator(locale)('playoff.champion')}: `}</span>
      <bdi>{hyphenated(team.name)}</bdi>
    </span>
  )
}
