import { only } from '../domain/site/year-neighbours.ts'
import { homeHead } from './home.ts'
import type { Kind } from './kind.ts'

/** The start page: the home page of the latest edition. */
export const latest: Kind<'latest'> = {
  pages: () => [{}],
  inYear: only('home'),
  head: ({ site }) => homeHead(site),
  body: 'home',
  messages: 'kinds',
  isFullWidth: true,
}
