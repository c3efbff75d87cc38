/**
 * National teams by the site's code (ISO 3166 alpha-2; `en`, `ct`, `wa`, `GB-NIR` for the four of the United Kingdom),
 * FIFA's three-letter code, and the spellings in openfootball's files. The first name makes the id, the same every year.
 */
const TEAMS: readonly string[] = [
  'DZ ALG Algeria',
  'AO ANG Angola',
  'AR ARG Argentina',
  'AU AUS Australia',
  'AT AUT Austria',
  'BE BEL Belgium',
  'BO BOL Bolivia',
  'BA BIH Bosnia-Herzegovina|Bosnia and Herzegovina|Bosnia & Herzegovina',
  'BR BRA Brazil',
  'BG BUL Bulgaria',
  'CM CMR Cameroon',
  'CA CAN Canada',
  'CV CPV Cape Verde|Cabo Verde',
  'CL CHI Chile',
  'CN CHN China|China PR',
  'CO COL Colombia',
  'CR CRC Costa Rica',
  'HR CRO Croatia',
  'CU CUB Cuba',
  'CW CUW Curaçao',
  'CZ CZE Czech Republic|Czechia',
  'CD COD DR Congo|Congo DR',
  'DK DEN Denmark',
  'EC ECU Ecuador',
  'EG EGY Egypt',
  'SV SLV El Salvador',
  'en ENG England',
  'FI FIN Finland',
  'FR FRA France',
  'DE GER Germany',
  'GH GHA Ghana',
  'GR GRE Greece',
  'HT HAI Haiti',
  'HN HON Honduras',
  'HU HUN Hungary',
  'IS ISL Iceland',
  'IN IND India',
  'ID IDN Indonesia',
  'IR IRN Iran|IR Iran',
  'IQ IRQ Iraq',
  'IE IRL Ireland|Republic of Ireland',
  'IL ISR Israel',
  'IT ITA Italy',
  "CI CIV Côte d'Ivoire|Ivory Coast|Cote d'Ivoire",
  'JM JAM Jamaica',
  'JP JPN Japan',
  'JO JOR Jordan',
  'KW KUW Kuwait',
  'MX MEX Mexico',
  'ME MNE Montenegro',
  'MA MAR Morocco',
  'NL NED Netherlands|Holland|The Netherlands',
  'NZ NZL New Zealand',
  'NG NGA Nigeria',
  'KP PRK North Korea|Korea DPR|DPR Korea',
  'MK MKD North Macedonia|Macedonia',
  'GB-NIR NIR Northern Ireland',
  'NO NOR Norway',
  'PA PAN Panama',
  'PY PAR Paraguay',
  'PE PER Peru',
  'PL POL Poland',
  'PT POR Portugal',
  'QA QAT Qatar',
  'RO ROU Romania',
  'RU RUS Russia',
  'SA KSA Saudi Arabia',
  'ct SCO Scotland',
  'SN SEN Senegal',
  'RS SRB Serbia',
  'CS SCG Serbia and Montenegro|Serbia & Montenegro',
  'SK SVK Slovakia',
  'SI SVN Slovenia',
  'ZA RSA South Africa',
  'KR KOR South Korea|Korea Republic|Republic of Korea',
  'ES ESP Spain',
  'SE SWE Sweden',
  'CH SUI Switzerland',
  'TG TOG Togo',
  'TT TRI Trinidad and Tobago|Trinidad & Tobago',
  'TN TUN Tunisia',
  'TR TUR Turkey|Türkiye',
  'UA UKR Ukraine',
  'AE UAE United Arab Emirates',
  'US USA USA|United States|United States of America',
  'UY URU Uruguay',
  'UZ UZB Uzbekistan',
  'VE VEN Venezuela',
  'wa WAL Wales',
  'DE FRG West Germany',
]

export interface Nation {
  readonly code: string
  /** The first of its names, the same in all years. */
  readonly name: string
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`´]/g, "'")
    .toLowerCase()
    .trim()

const byName = new Map<string, Nation>()
const byFifaCode = new Map<string, Nation>()
for (const line of TEAMS) {
  const [code = '', fifa = ''] = line.split(' ', 2)
  const names = line.slice(code.length + fifa.length + 2).split('|')
  const nation = { code, name: names[0] ?? '' }
  for (const name of names) byName.set(plain(name), nation)
  byFifaCode.set(fifa, nation)
}

/** Finds a national team's nation by its name in any known spelling, or by FIFA's code; null if neither is known. */
export const nationOfTeam = (name: string, fifaCode?: string): Nation | null =>
  byName.get(plain(name)) ??
  (fifaCode === undefined ? null : (byFifaCode.get(fifaCode.toUpperCase()) ?? null))
