import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { boardFresh } from '../components/hall/board-fresh.ts'
import OverlayBoard from '../components/hall/OverlayBoard.tsx'
import { type OverlayChoice, overlayScene, readOverlayChoice } from '../domain/hall/overlay-choice.ts'
import type { EditionSite } from '../domain/site/page-site.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { $edition, openEdition } from '../stores/edition.ts'
import { $live } from '../stores/live.ts'
import { followUntilHeard } from './hall/follow-until-heard.ts'
import PassingMinute from './live/PassingMinute.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props extends Omit<EditionSite, 'index'> {
  readonly follows: EditionIds
}

const none = () => null

/** The score of a match, or of the match on a field, laid over a film. The address says what it shows. */
export default function Overlay({ follows, ...site }: Props) {
  const t = useTranslator(site.locale, 'kinds')
  const index = useStore($edition, { ssr: none })
  const now = useStore($cupMinute, { ssr: none })
  const live = useStore($live)
  const [choice, setChoice] = useState<OverlayChoice | null>(null)
  useEffect(() => {
    setChoice(readOverlayChoice(location.search))
    void followUntilHeard(follows, site.year)
    void openEdition(site.year)
  }, [follows, site.year])
  const scene = choice && index && overlayScene(choice, index, now)
  if (choice?.kind === 'unclear') return <OverlayFault text={t('hall.fault.unclear')} />
  if (!index || !scene) return null
  const isLost = live.freshness === 'offline' || live.freshness === 'away'
  return (
    <PassingMinute>
      <OverlayBoard
        site={{ ...site, index }}
        scene={scene}
        now={now}
        trouble={isLost ? boardFresh(live, t) : null}
      />
    </PassingMinute>
  )
}

const OverlayFault = ({ text }: { readonly text: string }) => (
  <p className="overlay-fault" role="alert">
    {text}
  </p>
)
