import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { CardSide } from '../match/match-card.ts'
import EmbedFlag from './EmbedFlag.tsx'

interface Props {
  readonly side: CardSide
  readonly isAhead: boolean
  /** Goals in a shoot-out. */
  readonly shootOut?: number | undefined
}

/** A side of a match in an embed, with its goals on its own line: a long name takes several. */
export default function EmbedSide({ side, isAhead, shootOut }: Props) {
  const { kind, flag, name, goals } = side
  const classes = ['side', kind !== 'team' && 'open', isAhead && 'ahead']
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <EmbedFlag flag={flag} />
      <bdi>{hyphenated(name)}</bdi>
      <span className="goals">{shootOut === undefined ? goals : `${goals} (${shootOut})`}</span>
    </span>
  )
}
