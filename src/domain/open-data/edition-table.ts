import { type Words, wordsIn } from '../text/locale.ts'
import type { Edition, StreamingInfo } from '../tournament/edition.ts'
import type { Publication } from '../tournament/publication.ts'
import { yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, text, texts } from './table.ts'
import { writtenTime } from './written-time.ts'

const instant = (name: 'startsAt' | 'endsAt'): Column<Edition> =>
  column(name, 'datetime', (edition) => {
    const at = edition[name]
    return at === null ? null : writtenTime(at)
  })

const flag = (part: keyof Publication): Column<Edition> =>
  column(`${part}Published`, 'boolean', ({ publication }) => publication[part])

const streaming = ({ streaming: said }: Edition, part: keyof StreamingInfo): Words | null =>
  wordsIn((locale) => said[locale][part])

export const editionTable = dataTable<Edition>(
  { name: 'editions', key: ['year'] },
  ({ edition }) => [edition],
  [
    yearColumn,
    text('name', ({ name }) => name),
    instant('startsAt'),
    instant('endsAt'),
    flag('clubs'),
    flag('teams'),
    flag('lot'),
    flag('schedule'),
    ...texts<Edition>('streamingInfo', (edition) => streaming(edition, 'info')),
    ...texts<Edition>('streamingAccess', (edition) => streaming(edition, 'access')),
  ],
)
