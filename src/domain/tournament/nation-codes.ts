/** ISO 3166-1: every alpha-2 code with its alpha-3 code. */
const ISO_3166 =
  'AD-AND AE-ARE AF-AFG AG-ATG AI-AIA AL-ALB AM-ARM AO-AGO AQ-ATA AR-ARG AS-ASM AT-AUT AU-AUS AW-ABW AX-ALA AZ-AZE ' +
  'BA-BIH BB-BRB BD-BGD BE-BEL BF-BFA BG-BGR BH-BHR BI-BDI BJ-BEN BL-BLM BM-BMU BN-BRN BO-BOL BQ-BES BR-BRA BS-BHS ' +
  'BT-BTN BV-BVT BW-BWA BY-BLR BZ-BLZ CA-CAN CC-CCK CD-COD CF-CAF CG-COG CH-CHE CI-CIV CK-COK CL-CHL CM-CMR CN-CHN ' +
  'CO-COL CR-CRI CU-CUB CV-CPV CW-CUW CX-CXR CY-CYP CZ-CZE DE-DEU DJ-DJI DK-DNK DM-DMA DO-DOM DZ-DZA EC-ECU EE-EST ' +
  'EG-EGY EH-ESH ER-ERI ES-ESP ET-ETH FI-FIN FJ-FJI FK-FLK FM-FSM FO-FRO FR-FRA GA-GAB GB-GBR GD-GRD GE-GEO GF-GUF ' +
  'GG-GGY GH-GHA GI-GIB GL-GRL GM-GMB GN-GIN GP-GLP GQ-GNQ GR-GRC GS-SGS GT-GTM GU-GUM GW-GNB GY-GUY HK-HKG HM-HMD ' +
  'HN-HND HR-HRV HT-HTI HU-HUN ID-IDN IE-IRL IL-ISR IM-IMN IN-IND IO-IOT IQ-IRQ IR-IRN IS-ISL IT-ITA JE-JEY JM-JAM ' +
  'JO-JOR JP-JPN KE-KEN KG-KGZ KH-KHM KI-KIR KM-COM KN-KNA KP-PRK KR-KOR KW-KWT KY-CYM KZ-KAZ LA-LAO LB-LBN LC-LCA ' +
  'LI-LIE LK-LKA LR-LBR LS-LSO LT-LTU LU-LUX LV-LVA LY-LBY MA-MAR MC-MCO MD-MDA ME-MNE MF-MAF MG-MDG MH-MHL MK-MKD ' +
  'ML-MLI MM-MMR MN-MNG MO-MAC MP-MNP MQ-MTQ MR-MRT MS-MSR MT-MLT MU-MUS MV-MDV MW-MWI MX-MEX MY-MYS MZ-MOZ NA-NAM ' +
  'NC-NCL NE-NER NF-NFK NG-NGA NI-NIC NL-NLD NO-NOR NP-NPL NR-NRU NU-NIU NZ-NZL OM-OMN PA-PAN PE-PER PF-PYF PG-PNG ' +
  'PH-PHL PK-PAK PL-POL PM-SPM PN-PCN PR-PRI PS-PSE PT-PRT PW-PLW PY-PRY QA-QAT RE-REU RO-ROU RS-SRB RU-RUS RW-RWA ' +
  'SA-SAU SB-SLB SC-SYC SD-SDN SE-SWE SG-SGP SH-SHN SI-SVN SJ-SJM SK-SVK SL-SLE SM-SMR SN-SEN SO-SOM SR-SUR SS-SSD ' +
  'ST-STP SV-SLV SX-SXM SY-SYR SZ-SWZ TC-TCA TD-TCD TF-ATF TG-TGO TH-THA TJ-TJK TK-TKL TL-TLS TM-TKM TN-TUN TO-TON ' +
  'TR-TUR TT-TTO TV-TUV TW-TWN TZ-TZA UA-UKR UG-UGA UM-UMI US-USA UY-URY UZ-UZB VA-VAT VC-VCT VE-VEN VG-VGB VI-VIR ' +
  'VN-VNM VU-VUT WF-WLF WS-WSM YE-YEM YT-MYT ZA-ZAF ZM-ZMB ZW-ZWE'

/** Codes of FIFA, the IOC and the IHF that differ from ISO. A code that ISO gives to another country keeps ISO's meaning. */
const SPORTS =
  'AE-UAE AG-ANT AI-AIG AO-ANG AS-ASA AW-ARU BB-BAR BD-BAN BF-BUR BG-BUL BM-BER BN-BRU BS-BAH BT-BHU BW-BOT BZ-BIZ ' +
  'CD-ZAI CF-CTA CG-CGO CH-SUI CL-CHI CR-CRC DE-GER DK-DEN DZ-ALG FJ-FIJ FO-FAR GD-GRN GM-GAM GN-GUI GQ-EQG ' +
  'GQ-GEQ GR-GRE GT-GUA GW-GBS HN-HON HR-CRO HT-HAI ID-INA IR-IRI KH-CAM KN-SKN KW-KUW KY-CAY LB-LIB LK-SRI LS-LES ' +
  'LV-LAT LY-LBA MC-MON MG-MAD MM-MYA MN-MGL MR-MTN MU-MRI MW-MAW MY-MAS NE-NIG NG-NGR NI-NCA NL-NED NP-NEP OM-OMA ' +
  'PF-TAH PH-PHI PR-PUR PS-PLE PT-POR PY-PAR RO-ROM SA-KSA SB-SOL SC-SEY SD-SUD SG-SIN SI-SLO SV-ESA TD-CHA TG-TOG ' +
  'TO-TGA TT-TRI TZ-TAN UY-URU VC-VIN VG-IVB VI-ISV VN-VIE VU-VAN WS-SAM ZA-RSA ZM-ZAM ZW-ZIM'

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
    .map((pair) => [pair.slice(3), pair.slice(0, 2)])

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
