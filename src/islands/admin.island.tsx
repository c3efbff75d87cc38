import { useStore } from '@nanostores/react'
import { type ComponentType, useSyncExternalStore } from 'react'
import SignInFirst from '../components/admin/SignInFirst.tsx'
import TroubleNote from '../components/admin/TroubleNote.tsx'
import type { ScreenGroup } from '../components/hall/screen-groups.ts'
import type { Role } from '../domain/organiser/roles.ts'
import { type Section, sectionAt, sectionsOf } from '../domain/organiser/sections.ts'
import type { Locale } from '../domain/text/locale.ts'
import { readOwnRole } from '../stores/organisers.ts'
import { $userToken } from '../stores/user-token.ts'
import AnnouncementsPart from './admin/AnnouncementsPart.tsx'
import DayPart from './admin/DayPart.tsx'
import DeskPart from './admin/DeskPart.tsx'
import EditionPart from './admin/EditionPart.tsx'
import ImportPart from './admin/ImportPart.tsx'
import InvitedPart from './admin/InvitedPart.tsx'
import LogPart from './admin/LogPart.tsx'
import MatchesPart from './admin/MatchesPart.tsx'
import PeoplePart from './admin/PeoplePart.tsx'
import RehearsalPart from './admin/RehearsalPart.tsx'
import SchedulePart from './admin/SchedulePart.tsx'
import ScreensPart from './admin/ScreensPart.tsx'
import SourcesPart from './admin/SourcesPart.tsx'
import StatePart from './admin/StatePart.tsx'
import StreamsPart from './admin/StreamsPart.tsx'
import type { SectionProps } from './admin/section-props.ts'
import TeamsPart from './admin/TeamsPart.tsx'
import { useInvitation } from './admin/use-invitation.ts'
import { useLoaded } from './admin/use-loaded.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  cupId: string
  tournamentId: string
  locale: Locale
  groups: readonly ScreenGroup[]
}

const PARTS: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  state: StatePart,
  edition: EditionPart,
  import: ImportPart,
  sources: SourcesPart,
  announcements: AnnouncementsPart,
  teams: TeamsPart,
  matches: MatchesPart,
  day: DayPart,
  schedule: SchedulePart,
  rehearsal: RehearsalPart,
  streams: StreamsPart,
  screens: ScreensPart,
  people: PeoplePart,
  log: LogPart,
}

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The pages of those who run the cup: who is signed in decides what is there. */
export default function Admin({ year, locale, groups, ...edition }: Props) {
  const t = useTranslator(locale, 'admin')
  const token = useStore($userToken, { ssr: () => undefined })
  const { secret, forget } = useInvitation()
  const { loaded, reload } = useLoaded(() => readOwnRole(locale), token ?? '')
  const section = sectionAt(
    useSyncExternalStore(
      onHash,
      () => location.hash,
      () => '',
    ),
  )

  if (loaded.kind === 'failed' && loaded.trouble.kind !== 'signed-out')
    return <TroubleNote trouble={loaded.trouble} t={t} onRetry={() => void reload()} />
  if (token === undefined || loaded.kind === 'failed')
    return <SignInFirst year={year} locale={locale} t={t} isInvited={secret !== null} />
  if (loaded.kind === 'loading') return <p role="status">{t('admin.loading')}</p>

  const { id, role } = loaded.value
  if (secret !== null)
    return <InvitedPart secret={secret} locale={locale} t={t} onEnd={forget} onJoined={reload} />
  if (role === null) return <p className="note">{t('admin.noRole')}</p>
  const Part = PARTS[section]
  return (
    <div className="desk admin stack gap-5">
      <DeskPart role={role} locale={locale} t={t} />
      {sectionsOf(role).length > 0 && (
        <>
          <nav className="chips" aria-label={t('admin.title')}>
            {sectionsOf(role).map((one) => (
              <a
                key={one}
                className="chip"
                href={`#${one}`}
                aria-current={one === section ? 'page' : undefined}
              >
                {t(`admin.sections.${one}`)}
              </a>
            ))}
          </nav>
          {isShown(role, section) && (
            <Part
              key={section}
              edition={edition}
              year={year}
              groups={groups}
              locale={locale}
              t={t}
              ownId={id}
              isOwner={role === 'owner'}
            />
          )}
        </>
      )}
    </div>
  )
}

const isShown = (role: Role, section: Section): boolean => sectionsOf(role).includes(section)
