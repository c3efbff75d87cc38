/** ISO 3166-1: every alpha-2 code with its alpha-3 code. An alpha-3 code that begins with the alpha-2 code stands alone. */
const ISO_3166 =
  'AD-AND AE-ARE AFG AG-ATG AIA ALB AM-ARM AO-AGO AQ-ATA ARG ASM AT-AUT AUS AW-ABW AX-ALA AZE BA-BIH BB-BRB BD-BGD ' +
  'BEL BFA BGR BHR BI-BDI BJ-BEN BLM BMU BN-BRN BOL BQ-BES BRA BS-BHS BTN BVT BWA BY-BLR BZ-BLZ CAN CCK CD-COD ' +
  'CF-CAF CG-COG CHE CIV CK-COK CL-CHL CMR CN-CHN COL CRI CUB CV-CPV CW-CUW CXR CYP CZE DEU DJI DK-DNK DMA DOM DZA ' +
  'ECU EE-EST EGY EH-ESH ERI ESP ETH FIN FJI FK-FLK FM-FSM FO-FRO FRA GAB GBR GD-GRD GEO GF-GUF GGY GHA GIB GL-GRL ' +
  'GMB GN-GIN GP-GLP GQ-GNQ GRC GS-SGS GTM GUM GW-GNB GY-GUY HKG HMD HND HRV HTI HUN IDN IE-IRL IL-ISR IMN IND IOT ' +
  'IQ-IRQ IRN ISL ITA JEY JM-JAM JOR JPN KEN KGZ KHM KIR KM-COM KNA KP-PRK KR-KOR KWT KY-CYM KZ-KAZ LAO LBN LCA LIE ' +
  'LKA LR-LBR LSO LTU LUX LVA LY-LBY MAR MCO MDA ME-MNE MF-MAF MG-MDG MHL MKD MLI MMR MNG MO-MAC MP-MNP MQ-MTQ MRT ' +
  'MSR MT-MLT MUS MV-MDV MWI MX-MEX MYS MZ-MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NU-NIU NZL OMN PAN PER ' +
  'PF-PYF PG-PNG PHL PK-PAK PL-POL PM-SPM PN-PCN PRI PSE PT-PRT PW-PLW PY-PRY QAT REU ROU RS-SRB RUS RWA SAU SB-SLB ' +
  'SC-SYC SDN SE-SWE SGP SHN SI-SVN SJM SK-SVK SLE SMR SN-SEN SOM SR-SUR SSD STP SV-SLV SXM SYR SZ-SWZ TCA TD-TCD ' +
  'TF-ATF TGO THA TJK TKL TLS TM-TKM TN-TUN TON TR-TUR TTO TV-TUV TWN TZA UA-UKR UGA UMI USA UY-URY UZB VAT VCT VEN ' +
  'VGB VIR VNM VUT WF-WLF WSM YEM YT-MYT ZAF ZMB ZWE'

/** Codes of FIFA, the IOC and the IHF that differ from ISO. A code that ISO gives to another country keeps ISO's meaning. */
const SPORTS =
  'AE-UAE AG-ANT AIG AO-ANG ASA AW-ARU BB-BAR BD-BAN BF-BUR BG-BUL BM-BER BN-BRU BS-BAH BT-BHU BW-BOT BZ-BIZ CD-ZAI ' +
  'CF-CTA CGO CH-SUI CL-CHI CRC DE-GER DK-DEN DZ-ALG FJ-FIJ FO-FAR GD-GRN GM-GAM GN-GUI GQ-EQG GQ-GEQ GRE GT-GUA ' +
  'GW-GBS HN-HON HR-CRO HT-HAI ID-INA IRI KH-CAM KN-SKN KW-KUW KY-CAY LB-LIB LK-SRI LS-LES LV-LAT LY-LBA MC-MON ' +
  'MG-MAD MM-MYA MN-MGL MR-MTN MU-MRI MW-MAW MY-MAS NE-NIG NGR NI-NCA NL-NED NP-NEP OMA PF-TAH PHI PR-PUR PS-PLE ' +
  'PT-POR PY-PAR ROM SA-KSA SB-SOL SC-SEY SD-SUD SG-SIN SI-SLO SV-ESA TD-CHA TG-TOG TO-TGA TT-TRI TZ-TAN UY-URU ' +
  'VC-VIN VG-IVB VI-ISV VN-VIE VU-VAN WS-SAM ZA-RSA ZM-ZAM ZW-ZIM'

/** Codes of this family of services and of sports that have no alpha-2 code, with the key that each means. */
const SPECIAL: Readonly<Record<string, string>> = {
  uk: 'gb',
  en: 'gb-eng',
  eng: 'gb-eng',
  ct: 'gb-sct',
  sco: 'gb-sct',
  wa: 'gb-wls',
  wal: 'gb-wls',
  nir: 'gb-nir',
  ko: 'xk',
  xk: 'xk',
  xkx: 'xk',
  xks: 'xk',
  rks: 'xk',
  kos: 'xk',
  kvx: 'xk',
  tw: 'tpe',
  twn: 'tpe',
  tpe: 'tpe',
  eu: 'eu',
  cs: 'scg',
  scg: 'scg',
  yu: 'yug',
  yug: 'yug',
  tch: 'tch',
  su: 'urs',
  urs: 'urs',
  dd: 'gdr',
  ddr: 'gdr',
  gdr: 'gdr',
  frg: 'frg',
}

const pairs = (table: string): [string, string][] =>
  table
    .toLowerCase()
    .split(' ')
    .map((pair) => [pair.slice(-3), pair.slice(0, 2)])

const ISO_2 = pairs(ISO_3166).map(([, two]) => two)

const KEYS: ReadonlyMap<string, string> = new Map<string, string>([
  ...pairs(SPORTS),
  ...pairs(ISO_3166),
  ...ISO_2.map((two): [string, string] => [two, two]),
  ...['gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'].map((key): [string, string] => [key, key]),
  ...Object.entries(SPECIAL),
])

/**
 * Every key that a known code can give: each needs a flag in the sprite, and has a name. They include Chinese Taipei,
 * Kosovo, the four home nations and six former nations.
 */
export const NATION_KEYS: readonly string[] = [...new Set(KEYS.values())].sort()

/**
 * Returns the key of a nation's code as cups write it: ISO alpha-2 and alpha-3, FIFA and IOC codes, and the special codes of
 * domain.md §3, in either case.
 *
 * @returns null for an unknown code
 */
export function nationKey(code: string): string | null {
  return KEYS.get(code.trim().toLowerCase().replace('_', '-')) ?? null
}
