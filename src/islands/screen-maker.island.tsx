import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { chosenBoard } from '../components/hall/chosen-board.ts'
import MadeAddress from '../components/hall/MadeAddress.tsx'
import MatchNamed from '../components/hall/MatchNamed.tsx'
import ScreenForm, { type ScreenChoice } from '../components/hall/ScreenForm.tsx'
import type { ScreenGroup } from '../components/hall/screen-groups.ts'
import { sideName } from '../components/match/side-name.ts'
import { BOARD_OPTIONS } from '../domain/hall/board-options.ts'
import { localized, overlayAddress } from '../domain/presentation/addresses.ts'
import { namedMatch } from '../domain/presentation/named-match.ts'
import type { Locale } from '../domain/text/locale.ts'
import { pathSegment } from '../domain/text/path-segment.ts'
import { type Copying, copyFrom } from '../page-scripts/share-address.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly groups: readonly ScreenGroup[]
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
}

const OF_FIELD = 'field/'

/** Makes the address of a screen, and of the overlay of a field or a match, from the user's choices. */
export default function ScreenMaker({ year, locale, groups, origin }: Props) {
  const t = useTranslator(locale)
  const [isAlive, setAlive] = useState(false)
  const [choice, setChoice] = useState<ScreenChoice>({ ...BOARD_OPTIONS, path: 'live', locale })
  const [typed, setTyped] = useState('')
  const [copied, setCopied] = useState<{ address: string; copying: Copying } | null>(null)
  const state = useStore($schedule)
  const { path } = choice
  const screen = origin + chosenBoard(year, choice)
  const overlayOf = (query: string) => `${origin}${localized(overlayAddress(year), choice.locale)}?${query}`
  const overlay = path.startsWith(OF_FIELD) ? overlayOf(`field=${path.slice(OF_FIELD.length)}`) : null
  const schedule = state.kind === 'ready' && state.year === year ? state.schedule : null
  const named = schedule && namedMatch(typed, schedule.matches, year)
  const match = named?.kind === 'match' ? named.match : null
  const made = (address: string) => ({
    locale,
    address,
    copying: copied?.address === address ? copied.copying : null,
    onCopy: (field: HTMLInputElement | null) =>
      void copyFrom(field, address).then((copying) => setCopied({ address, copying })),
  })
  const says = () => {
    if (typed.trim() !== '' && state.kind === 'failed') return t('screens.matchUnread')
    if (match) return `${sideName(match.home, t)} – ${sideName(match.away, t)}`
    return named?.kind === 'fault' ? t(`screens.matchFault.${named.fault}`, { year }) : ''
  }
  // Input before the code listens would show without effect: the controls stay disabled until then.
  useEffect(() => setAlive(true), [])
  // Only the match field needs the schedule: it loads when the user types a match, and again after a failure.
  const name = (text: string) => {
    setTyped(text)
    void openSchedule(year)
  }
  return (
    <fieldset className="panel panel-pad screen-form stack gap-5" disabled={!isAlive}>
      <legend>
        <h2>{t('screens.make')}</h2>
      </legend>
      <ScreenForm locale={locale} groups={groups} choice={choice} onChange={setChoice} />
      <MadeAddress {...made(screen)} title={t('screens.screen')} help={t('screens.screenHelp')} />
      {overlay !== null && (
        <MadeAddress {...made(overlay)} title={t('screens.overlay')} help={t('screens.overlayHelp')} />
      )}
      <MatchNamed locale={locale} typed={typed} onType={name} says={says()}>
        {match && (
          <MadeAddress
            {...made(overlayOf(`match=${pathSegment(match.id)}`))}
            title={t('screens.overlay')}
            help={t('screens.overlayMatchHelp')}
          />
        )}
      </MatchNamed>
    </fieldset>
  )
}
