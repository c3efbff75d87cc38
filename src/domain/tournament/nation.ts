import type { Words } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import { nationKey } from './nation-codes.ts'

export interface Nation {
  /** Address segment in lower case: `se`, `gb-eng`, `xk`, `tpe`. */
  readonly key: string
  /** Id of the symbol in the sprite of flags; the sprite has one for every key of `NATION_KEYS`. */
  readonly flag: string
  readonly names: Words
  /** False for a code that nobody knows: the code stands for the name, and there is no flag. */
  readonly known: boolean
}

/** Names that `Intl` has not, or has longer or other than results lists write them. */
const NAMES: Readonly<Record<string, readonly [en: string, sv: string]>> = {
  'gb-eng': ['England', 'England'],
  'gb-sct': ['Scotland', 'Skottland'],
  'gb-wls': ['Wales', 'Wales'],
  'gb-nir': ['Northern Ireland', 'Nordirland'],
  gb: ['Great Britain', 'Storbritannien'],
  xk: ['Kosovo', 'Kosovo'],
  tpe: ['Chinese Taipei', 'Kinesiska Taipei'],
  eu: ['Europe', 'Europa'],
  ba: ['Bosnia and Herzegovina', 'Bosnien och Hercegovina'],
  cd: ['DR Congo', 'Kongo-Kinshasa'],
  cg: ['Congo', 'Kongo-Brazzaville'],
  ci: ["Côte d'Ivoire", 'Elfenbenskusten'],
  cz: ['Czechia', 'Tjeckien'],
  hk: ['Hong Kong', 'Hongkong'],
  mm: ['Myanmar', 'Myanmar'],
  mo: ['Macao', 'Macao'],
  ps: ['Palestine', 'Palestina'],
  tr: ['Türkiye', 'Turkiet'],
  us: ['United States', 'USA'],
  scg: ['Serbia and Montenegro', 'Serbien och Montenegro'],
  yug: ['Yugoslavia', 'Jugoslavien'],
  tch: ['Czechoslovakia', 'Tjeckoslovakien'],
  urs: ['Soviet Union', 'Sovjetunionen'],
  gdr: ['East Germany', 'Östtyskland'],
  frg: ['West Germany', 'Västtyskland'],
}

/** Placeholders of the results service: `--`, `XX`, and what other lists put for "none". */
const NONE = /^(?:[-–—?.*\s]*|xx|xxx|zz|zzz|n\/a)$/i

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const swedish = new Intl.DisplayNames('sv', { type: 'region', fallback: 'none' })
const known = new Map<string, Nation | null>()

/**
 * The nation that a code of the results service stands for (domain.md §3).
 *
 * Names are those of `Intl` in the pinned runtime, so that a build always gives the same; what a browser's `Intl` would
 * call a nation may differ.
 *
 * @param code ISO 3166, FIFA, IOC or one of the service's own, in either case
 * @returns null where there is no nation: no code, or a placeholder
 */
export function nationOf(code: string | null): Nation | null {
  if (code === null) return null
  let nation = known.get(code)
  if (nation === undefined) {
    nation = NONE.test(code) ? null : read(code.trim())
    known.set(code, nation)
  }
  return nation
}

/** Names a nation as it was named elsewhere: a browser calls every nation what the build called it. */
export function learnNation(code: string, nation: Nation): void {
  known.set(code, nation)
}

function read(code: string): Nation {
  const key = nationKey(code)
  if (key !== null) return { key, flag: key, names: namesOf(key), known: true }
  const segment = pathSegment(code.toLowerCase())
  const name = code.toUpperCase()
  return { key: segment, flag: segment, names: { en: name, sv: name }, known: false }
}

function namesOf(key: string): Words {
  const [en, sv] = NAMES[key] ?? [english.of(key.toUpperCase()), swedish.of(key.toUpperCase())]
  const fallback = key.toUpperCase()
  return { en: (en ?? fallback).replaceAll(' & ', ' and '), sv: sv ?? fallback }
}
