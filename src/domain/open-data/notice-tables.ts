import type { Sponsor, Stream } from '../tournament/edition.ts'
import { type AnnouncementInBoth, announcementsOf } from './in-both-languages.ts'
import { yearColumn } from './shared-columns.ts'
import { column, dataTable, text, texts } from './table.ts'

export const streamTable = dataTable<Stream>(
  { name: 'streams', about: { en: 'Streams', sv: 'Sändningar' }, key: ['year', 'id'] },
  ({ edition }) => edition.streams,
  [
    yearColumn,
    text('id', 'Id of the stream', 'Sändningens id', ({ id }) => id),
    text('name', 'Name', 'Namn', ({ name }) => name),
    text('url', 'Address', 'Adress', ({ url }) => url),
    text('provider', 'Who sends it', 'Vem som sänder', ({ provider }) => provider),
    text('field', 'Id of its field, see fields.csv', 'Planens id, se fields.csv', ({ fieldId }) => fieldId),
    column(
      'requiresPass',
      'boolean',
      'Whether it takes a pass',
      'Om den kräver ett pass',
      ({ requiresPass }) => requiresPass,
    ),
  ],
)

export const sponsorTable = dataTable<Sponsor>(
  { name: 'sponsors', about: { en: 'Sponsors', sv: 'Sponsorer' }, key: ['year', 'id'] },
  ({ edition }) => edition.sponsors,
  [
    yearColumn,
    text('id', 'Id of the sponsor', 'Sponsorns id', ({ id }) => id),
    text('name', 'Name', 'Namn', ({ name }) => name),
    text('url', 'Address', 'Adress', ({ url }) => url),
    text('placement', 'home or footer', 'home eller footer', ({ placement }) => placement),
    text('text', 'Text beside the name', 'Text vid namnet', ({ text: beside }) => beside),
  ],
)

interface PlacedAnnouncement extends AnnouncementInBoth {
  readonly place: number
}

export const announcementTable = dataTable<PlacedAnnouncement>(
  { name: 'announcements', about: { en: 'Announcements', sv: 'Meddelanden' }, key: ['year', 'place'] },
  ({ edition }) => announcementsOf(edition).map((one, at) => ({ ...one, place: at + 1 })),
  [
    yearColumn,
    column('place', 'integer', 'Their order, from 1', 'Ordningen, från 1', ({ place }) => place),
    ...texts<PlacedAnnouncement>('text', 'Text', 'Text', ({ text: said }) => said),
    text('link', 'Address of the button', 'Knappens adress', ({ button }) => button?.link ?? null),
    ...texts<PlacedAnnouncement>('button', 'Its text', 'Dess text', ({ button }) => button?.text ?? null),
  ],
)
