import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Withdrawal } from '../../domain/tournament/withdrawal.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly name: string
  readonly withdrawal: Withdrawal
  /** True if the team left a play-off: what its group matches gave it stays. */
  readonly isOfPlayoff?: boolean
  readonly className: string
}

/** That a team has withdrawn, what that means for its matches, and why. */
export default function WithdrawnNote({ site, name, withdrawal, isOfPlayoff = false, className }: Props) {
  const t = translator(site.locale)
  const { rule, reason } = withdrawal
  return (
    <p className={className}>
      <Sentence text={t(`withdrawn.${isOfPlayoff ? 'later' : rule}`, { team: isolated(name) })} />
      {reason && (
        <>
          {` ${t('withdrawn.why')} `}
          <bdi>{reason[site.locale]}</bdi>
        </>
      )}
    </p>
  )
}
