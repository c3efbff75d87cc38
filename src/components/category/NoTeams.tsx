import type { EditionSite } from '../../domain/site/page-site.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { translator } from '../../i18n/translate.ts'

/** Why a group shows no teams: they are not published yet, or not decided. */
export default function NoTeams({ site: { locale, index } }: { readonly site: EditionSite }) {
  const { teams, draw } = gatesOf(index.edition.publication)
  const t = translator(locale)
  return (
    <p className="empty">
      {t(!teams ? 'category.teamsUnpublished' : draw ? 'category.teamsUndecided' : 'category.noGroups')}
    </p>
  )
}
