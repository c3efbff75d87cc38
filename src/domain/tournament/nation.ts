import { perLocale, sameWords, type Words } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import { RULE_WORDS } from '../text/rule-words.ts'
import { nationKey } from './nation-codes.ts'

export interface Nation {
  /** The address segment in lower case: `se`, `gb-eng`, `xk`, `tpe`. */
  readonly key: string
  /** The id of the symbol in the sprite of flags, which has one for every key of `nationKeys()`. */
  readonly flag: string
  readonly names: Words
  /** False for an unknown code: the code replaces the name, and there is no flag. */
  readonly known: boolean
}

/** Placeholders of the results service: `--`, `XX`, and what other lists write for "none". */
const NONE = /^(?:[-–—?.*\s]*|xx|xxx|zz|zzz|n\/a)$/i

const regions = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
const known = new Map<string, Nation | null>()

/**
 * Returns the nation of a code of the results service (docs/sport.md#clubs-teams-and-nations).
 *
 * Names come from `Intl` in the pinned runtime, so that every build gives the same ones; a browser's `Intl` may name a
 * nation differently.
 *
 * @param code ISO 3166, FIFA, IOC or one of the service's own, in either case
 * @returns null if there is no nation: no code, or a placeholder
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

/** Stores a nation as the build named it, so that a browser uses the same name. */
export function learnNation(code: string, nation: Nation): void {
  known.set(code, nation)
}

function read(code: string): Nation {
  const key = nationKey(code)
  if (key !== null) return { key, flag: key, names: namesOf(key), known: true }
  const segment = pathSegment(code.toLowerCase())
  const name = code.toUpperCase()
  return { key: segment, flag: segment, names: sameWords(name), known: false }
}

const namesOf = (key: string): Words =>
  perLocale((locale) => {
    const region = key.toUpperCase()
    return (
      RULE_WORDS[locale].nations[key] ?? (regions[locale].of(region) ?? region).replaceAll(' & ', ' and ')
    )
  })
