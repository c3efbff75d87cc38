import type { Words } from '../text/locale.ts'
import type { Edition, StreamingInfo } from '../tournament/edition.ts'
import type { Publication } from '../tournament/publication.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, text, texts } from './table.ts'
import { writtenTime } from './written-time.ts'

const instant = (name: 'startsAt' | 'endsAt', en: string, sv: string): Column<Edition> =>
  column(name, 'datetime', en, sv, (edition) => {
    const at = edition[name]
    return at === null ? null : writtenTime(at)
  })

const flag = (part: keyof Publication, en: string, sv: string): Column<Edition> =>
  column(
    `${part}Published`,
    'boolean',
    `Whether ${en} published`,
    `Om ${sv} publicerats`,
    ({ publication }) => publication[part],
  )

const streaming = ({ streaming: { en, sv } }: Edition, part: keyof StreamingInfo): Words | null =>
  inBothLanguages(en[part], sv[part])

export const editionTable = dataTable<Edition>(
  { name: 'editions', about: { en: 'The edition', sv: 'Upplagan' }, key: ['year'] },
  ({ edition }) => [edition],
  [
    yearColumn,
    text('name', 'Name', 'Namn', ({ name }) => name),
    instant('startsAt', 'When it begins', 'När den börjar'),
    instant('endsAt', 'When it ends', 'När den slutar'),
    flag('clubs', 'the clubs are', 'föreningarna'),
    flag('teams', 'the teams are', 'lagen'),
    flag('lot', 'the draw is', 'lottningen'),
    flag('schedule', 'the schedule is', 'spelschemat'),
    ...texts<Edition>('streamingInfo', 'What is streamed', 'Vad som sänds', (edition) =>
      streaming(edition, 'info'),
    ),
    ...texts<Edition>('streamingAccess', 'Who may watch', 'Vem som får se', (edition) =>
      streaming(edition, 'access'),
    ),
  ],
)
