import type { Sponsor, Stream } from '../tournament/edition.ts'
import { type AnnouncementInBoth, announcementsOf } from './in-both-languages.ts'
import { yearColumn } from './shared-columns.ts'
import { column, dataTable, text, texts } from './table.ts'

export const streamTable = dataTable<Stream>(
  { name: 'streams', key: ['year', 'id'] },
  ({ edition }) => edition.streams,
  [
    yearColumn,
    text('id', ({ id }) => id),
    text('name', ({ name }) => name),
    text('url', ({ url }) => url),
    text('provider', ({ provider }) => provider),
    text('field', ({ fieldId }) => fieldId),
    column('requiresPass', 'boolean', ({ requiresPass }) => requiresPass),
  ],
)

export const sponsorTable = dataTable<Sponsor>(
  { name: 'sponsors', key: ['year', 'id'] },
  ({ edition }) => edition.sponsors,
  [
    yearColumn,
    text('id', ({ id }) => id),
    text('name', ({ name }) => name),
    text('url', ({ url }) => url),
    text('placement', ({ placement }) => placement),
    text('text', ({ text: beside }) => beside),
  ],
)

interface PlacedAnnouncement extends AnnouncementInBoth {
  readonly place: number
}

export const announcementTable = dataTable<PlacedAnnouncement>(
  { name: 'announcements', key: ['year', 'place'] },
  ({ edition }) => announcementsOf(edition).map((one, at) => ({ ...one, place: at + 1 })),
  [
    yearColumn,
    column('place', 'integer', ({ place }) => place),
    ...texts<PlacedAnnouncement>('text', ({ text: said }) => said),
    text('link', ({ button }) => button?.link ?? null),
    ...texts<PlacedAnnouncement>('button', ({ button }) => button?.text ?? null),
  ],
)
