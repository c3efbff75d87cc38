import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All streams of an edition. */
export const streams: Kind<'streams'> = {
  ...oneOfEach('streams'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('streams.title', { year })} – ${cup.name}`,
    description: t('description.streams', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.streams'), address }],
  }),
  body: 'streams',
  messages: 'kinds',
}
