import type { Role } from './roles.ts'

/** The parts of the organisers' page, each at its own fragment of the address: `/admin/#log`. */
export const SECTIONS = [
  'state',
  'edition',
  'import',
  'sources',
  'announcements',
  'teams',
  'matches',
  'day',
  'schedule',
  'rehearsal',
  'streams',
  'screens',
  'people',
  'log',
] as const
export type Section = (typeof SECTIONS)[number]

/** Returns the parts that a role sees. Who may do what is decided by the services. */
export const sectionsOf = (role: Role): readonly Section[] =>
  role === 'scorer' ? [] : SECTIONS.filter((section) => section !== 'people' || role === 'owner')

/** Returns the part that a fragment names; the first one for any other. */
export const sectionAt = (hash: string): Section =>
  SECTIONS.find((section) => hash === `#${section}`) ?? SECTIONS[0]
