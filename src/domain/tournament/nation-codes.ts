/** The alpha-3 codes of ISO 3166-1 that begin with the alpha-2 code of their country. */
const ISO_BY_START =
  'AFGAIAALBARGASMAUSAZEBELBFABGRBHRBLMBMUBOLBRABTNBVTBWACANCCKCHECIVCMRCOLCRICUBCXRCYPCZEDEUDJIDMADOMDZAECUEGYERI' +
  'ESPETHFINFJIFRAGABGBRGEOGGYGHAGIBGMBGRCGTMGUMHKGHMDHNDHRVHTIHUNIDNIMNINDIOTIRNISLITAJEYJORJPNKENKGZKHMKIRKNAKWT' +
  'LAOLBNLCALIELKALSOLTULUXLVAMARMCOMDAMHLMKDMLIMMRMNGMRTMSRMUSMWIMYSNAMNCLNERNFKNGANICNLDNORNPLNRUNZLOMNPANPERPHL' +
  'PRIPSEQATREUROURUSRWASAUSDNSGPSHNSJMSLESMRSOMSSDSTPSXMSYRTCATGOTHATJKTKLTLSTONTTOTWNTZAUGAUMIUSAUZBVATVCTVENVGB' +
  'VIRVNMVUTWSMYEMZAFZMBZWE'

/** The other countries of ISO 3166-1: alpha-2 and alpha-3 code. */
const ISO_OTHERS =
  'ADANDAEAREAGATGAMARMAOAGOAQATAATAUTAWABWAXALABABIHBBBRBBDBGDBIBDIBJBENBNBRNBQBESBSBHSBYBLRBZBLZCDCODCFCAFCGCOG' +
  'CKCOKCLCHLCNCHNCVCPVCWCUWDKDNKEEESTEHESHFKFLKFMFSMFOFROGDGRDGFGUFGLGRLGNGINGPGLPGQGNQGSSGSGWGNBGYGUYIEIRLILISR' +
  'IQIRQJMJAMKMCOMKPPRKKRKORKYCYMKZKAZLRLBRLYLBYMEMNEMFMAFMGMDGMOMACMPMNPMQMTQMTMLTMVMDVMXMEXMZMOZNUNIUPFPYFPGPNG' +
  'PKPAKPLPOLPMSPMPNPCNPTPRTPWPLWPYPRYRSSRBSBSLBSCSYCSESWESISVNSKSVKSNSENSRSURSVSLVSZSWZTDTCDTFATFTMTKMTNTUNTRTUR' +
  'TVTUVUAUKRUYURYWFWLFYTMYT'

/**
 * Codes of FIFA, the IOC and the IHF that differ from ISO, each after the alpha-2 code. A code that ISO gives to another
 * country keeps ISO's meaning.
 */
const SPORTS =
  'AEUAEAGANTAIAIGAOANGASASAAWARUBBBARBDBANBFBURBGBULBMBERBNBRUBSBAHBTBHUBWBOTBZBIZCDZAICFCTACGCGOCHSUICLCHICRCRC' +
  'DEGERDKDENDZALGFJFIJFOFARGDGRNGMGAMGNGUIGQEQGGQGEQGRGREGTGUAGWGBSHNHONHRCROHTHAIIDINAIRIRIKHCAMKNSKNKWKUWKYCAY' +
  'LBLIBLKSRILSLESLVLATLYLBAMCMONMGMADMMMYAMNMGLMRMTNMUMRIMWMAWMYMASNENIGNGNGRNINCANLNEDNPNEPOMOMAPFTAHPHPHIPRPUR' +
  'PSPLEPTPORPYPARROROMSAKSASBSOLSCSEYSDSUDSGSINSISLOSVESATDCHATGTOGTOTGATTTRITZTANUYURUVCVINVGIVBVIISVVNVIEVUVAN' +
  'WSSAMZARSAZMZAMZWZIM'

/** Codes of this family of services and of sports that have no alpha-2 code, each before the key that it means. */
const SPECIAL =
  'uk:gb en:gb-eng eng:gb-eng ct:gb-sct sco:gb-sct wa:gb-wls wal:gb-wls nir:gb-nir ko:xk xk:xk xkx:xk xks:xk ' +
  'rks:xk kos:xk kvx:xk tw:tpe twn:tpe tpe:tpe eu:eu cs:scg scg:scg yu:yug yug:yug tch:tch su:urs urs:urs ' +
  'dd:gdr ddr:gdr gdr:gdr frg:frg'

/** Returns pairs of a code of three letters and the alpha-2 code. Each entry begins with the alpha-2 code. */
const pairs = (table: string, length: 3 | 5): [string, string][] =>
  (table.toLowerCase().match(new RegExp(`.{${length}}`, 'g')) ?? []).map((entry) => [
    entry.slice(-3),
    entry.slice(0, 2),
  ])

const ISO_3166 = [...pairs(ISO_BY_START, 3), ...pairs(ISO_OTHERS, 5)]
const ISO_2 = ISO_3166.map(([, two]) => two)

const KEYS: ReadonlyMap<string, string> = new Map<string, string>([
  ...pairs(SPORTS, 5),
  ...ISO_3166,
  ...ISO_2.map((two): [string, string] => [two, two]),
  ...['gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'].map((key): [string, string] => [key, key]),
  ...SPECIAL.split(' ').map((pair) => pair.split(':') as [string, string]),
])

/**
 * Every key that a known code can give: each needs a flag in the sprite, and has a name. They include Chinese Taipei,
 * Kosovo, the four home nations and six former nations.
 */
export const nationKeys = (): readonly string[] => [...new Set(KEYS.values())].sort()

/**
 * Returns the key of a nation's code as cups write it: ISO alpha-2 and alpha-3, FIFA and IOC codes, and the special codes of
 * docs/sport.md#clubs-teams-and-nations, in either case.
 *
 * @returns null for an unknown code
 */
export function nationKey(code: string): string | null {
  return KEYS.get(code.trim().toLowerCase().replace('_', '-')) ?? null
}
