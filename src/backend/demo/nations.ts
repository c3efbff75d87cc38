/** How club and place names of a nation sound; `name-parts.ts` holds the syllables. */
export type Tongue =
  | 'swedish'
  | 'danish'
  | 'norwegian'
  | 'icelandic'
  | 'faroese'
  | 'german'
  | 'dutch'
  | 'romance'
  | 'slavic'
  | 'balkan'
  | 'baltic'
  | 'finnish'
  | 'hungarian'
  | 'turkish'
  | 'english'
  | 'other'

export interface NationPlan {
  /** The code as the cup writes it, oddities included (docs/sport.md#clubs-teams-and-nations). */
  readonly code: string
  readonly tongue: Tongue
  /** Number of teams in an ordinary full-size edition. */
  readonly weight: number
  /** The national team's name at the European Open; absent if the nation does not enter. */
  readonly open?: string
}

const nation = (code: string, tongue: Tongue, weight: number, open?: string): NationPlan =>
  open === undefined ? { code, tongue, weight } : { code, tongue, weight, open }

/** The nations of every edition, weighted by the numbers of teams in docs/sport.md#clubs-teams-and-nations. */
export const CORE_NATIONS: readonly NationPlan[] = [
  nation('SE', 'swedish', 651, 'Sweden'),
  nation('DK', 'danish', 204, 'Denmark'),
  nation('NO', 'norwegian', 161, 'Norway'),
  nation('IS', 'icelandic', 48, 'Iceland'),
  nation('DE', 'german', 48, 'Germany'),
  nation('FO', 'faroese', 20, 'Faroe Islands'),
  nation('BR', 'romance', 15),
  nation('BE', 'dutch', 15, 'Belgium'),
  nation('HR', 'balkan', 12, 'Croatia'),
  nation('TR', 'turkish', 10, 'Türkiye'),
  nation('FR', 'romance', 9, 'France'),
  nation('PL', 'slavic', 8, 'Poland'),
]

/** Nation codes that are not in ISO 3166, or not written as in ISO 3166. */
export const ODD_NATIONS: readonly NationPlan[] = [
  nation('en', 'english', 4),
  nation('KO', 'balkan', 3, 'Kosovo'),
  nation('TPE', 'other', 3),
  nation('ct', 'english', 2),
  nation('wa', 'english', 2),
  nation('gg', 'english', 1),
]

const tail = (tongue: Tongue, weight: number, codes: string): NationPlan[] =>
  codes.split(' ').map((code) => nation(code, tongue, weight))

/** The nations of some editions. With the lists above they make the 71 nations of the archive. */
export const VISITING_NATIONS: readonly NationPlan[] = [
  nation('NL', 'dutch', 7, 'Netherlands'),
  nation('CH', 'german', 6, 'Switzerland'),
  nation('AT', 'german', 5, 'Austria'),
  nation('FI', 'finnish', 6, 'Finland'),
  nation('ES', 'romance', 5, 'Spain'),
  nation('IT', 'romance', 4, 'Italy'),
  nation('HU', 'hungarian', 5, 'Hungary'),
  nation('PT', 'romance', 4, 'Portugal'),
  nation('CZ', 'slavic', 5, 'Czechia'),
  nation('SK', 'slavic', 3, 'Slovakia'),
  nation('SI', 'balkan', 4, 'Slovenia'),
  nation('RS', 'balkan', 4, 'Serbia'),
  nation('RO', 'romance', 3, 'Romania'),
  nation('LT', 'baltic', 4, 'Lithuania'),
  nation('LV', 'baltic', 3, 'Latvia'),
  nation('EE', 'baltic', 4, 'Estonia'),
  nation('UA', 'slavic', 3, 'Ukraine'),
  nation('GR', 'romance', 2, 'Greece'),
  nation('LU', 'german', 2, 'Luxembourg'),
  nation('ME', 'balkan', 2, 'Montenegro'),
  nation('MK', 'balkan', 2, 'North Macedonia'),
  nation('BA', 'balkan', 2, 'Bosnia and Herzegovina'),
  ...tail('english', 2, 'US IE CA AU NZ IN NG GH KE ZA UG'),
  ...tail('romance', 2, 'AR CL UY MX CO PY AO MZ CV'),
  ...tail('other', 1.5, 'JP KR CN HK EG TN MA DZ IL'),
  ...tail('balkan', 1.2, 'BG AL'),
]
