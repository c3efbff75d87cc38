import type { Tongue } from './nations.ts'

interface NameParts {
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  /** `{place}` stands for the invented place. */
  readonly forms: readonly string[]
}

const parts = (starts: string, ends: string, forms: readonly string[]): NameParts => ({
  starts: starts.split(' '),
  ends: ends.split(' '),
  forms,
})

/** Syllables for places that do not exist, and the kinds of club each nation has. */
export const NAME_PARTS: Readonly<Record<Tongue, NameParts>> = {
  swedish: parts(
    'Skräv Vrång Tjär Snårl Glimm Kvist Mörsk Brunk Ullv Räv Trast Grävl Ekorr Lyster Dimm Frost Rims Töck Åsk Ärt Kråk Skat Vessl Sparv Hägr Gädd Lake Mårds Järp Tranbärs Kantarell Nypon Slån Rönnbärs',
    'by torp näs ryd hult bo vik åsa sund lösa fors holma inge äng stad ö',
    [
      'IK {place}',
      '{place}s IK',
      '{place} HK',
      'HK {place}',
      '{place} HF',
      '{place}s BK',
      '{place} IF',
      '{place}s IF',
      'GF {place}',
      'IFK {place}',
      '{place}s Handbollsklubb',
    ],
  ),
  danish: parts(
    'Muld Ryg Svane Bøge Tjørne Gøge Lærke Ravns Klit Mose Hede Ørne Tang Strandskade Vibe Brombær Hyld Kløver',
    'ager bjerg lev rup sted holm ø lund mark bæk næs gård kær',
    ['{place} HK', '{place} IF', 'HF {place}', '{place} GF', '{place} Håndbold', '{place}-{other} HK'],
  ),
  norwegian: parts(
    'Rype Elge Snøkk Lomvi Skrei Myr Kråke Teine Garn Torv Bregne Lyng Måse Røye Krekling Multe',
    'dal vik øy heim nes vær fjell stad moen sund tjern ås',
    ['{place} HK', '{place} IL', '{place} IF', 'IL {place}', '{place} Håndball', '{place}/{other} HK'],
  ),
  icelandic: parts(
    'Hrafna Jökul Grá Kríu Lunda Þoku Ösku Mosa Álfta Krumma Sól Regn',
    'vík dalur fell nes eyri höfn tún bakki hlíð',
    ['UMF {place}', '{place} HF', 'ÍF {place}', 'HK {place}'],
  ),
  faroese: parts('Lunda Tjalda Súlu Mýru Gásar Rita', 'vík nes dalur fjørður bøur', [
    '{place} HF',
    'ÍF {place}',
    'HK {place}',
    '{place} Ítróttarfelag',
  ]),
  german: parts(
    'Wolken Grau Moor Dachs Eulen Hasel Nebel Ginster Kiebitz Distel Holunder Marder Fichten Quell',
    'stedt hausen brück walde ingen born rode heim kirchen au',
    [
      'TSV {place}',
      'SG {place}/{other}',
      'HC {place}',
      'HSG {place}',
      'TV {place}',
      'SV {place} 07',
      'TuS {place}',
      'MTV {place} 1889',
    ],
  ),
  dutch: parts(
    'Duin Reiger Meeuwen Klaver Zilt Otter Riet Vlier Mist',
    'dam hoven drecht kerke beke lo wijk',
    ['HV {place}', 'HC {place}', 'Handbal {place}', '{place} H.V.'],
  ),
  romance: parts(
    'Mont Vall Riba Sol Campo Lagu Pedra Font Clar Verde Oliv Cast Mar',
    'elune avert onda areja ençal ogne anera ivela olmo urosa',
    [
      'HC {place}',
      'Handball Club {place}',
      'CB {place}',
      '{place} HB',
      'Entente {place}-{other} Handball',
      'AD {place}',
    ],
  ),
  slavic: parts(
    'Brzez Wilcz Jelen Żuraw Lisi Sow Kalin Olsz Mgł Čáp Rys Jedl',
    'owiec anka ów ice ina owo nik ovce any',
    ['SPR {place}', 'MKS {place}', 'KS {place}', 'TJ {place}', 'HC {place}', 'HK {place}'],
  ),
  balkan: parts(
    'Vuč Jelš Magl Sokol Orl Brist Kadul Čapl Lisič Javor',
    'evac ovo ina ane ište ograd nik ica',
    ['RK {place}', 'ŽRK {place}', 'RK {place} 1954', 'MRK {place}'],
  ),
  baltic: parts('Gandr Kiaul Ežer Mež Ozol Rudz Kask Lepa Tamm', 'upe iai ene aste ava vere ste', [
    'HC {place}',
    '{place} SK',
    'SK {place}',
  ]),
  finnish: parts('Karhu Kettu Sumu Halla Joutsen Ruska', 'lampi joki koski salo niemi', [
    '{place} HK',
    'HC {place}',
    '{place}n Pallo',
  ]),
  hungarian: parts('Gólya Farkas Köd Nyír Bodza Szarvas', 'háza falva kút mező vár', [
    '{place} KC',
    '{place}i KSE',
    '{place} SE',
  ]),
  turkish: parts('Leylek Çınar Kartal Sis Ardıç Turna', 'köy ova pınar dere tepe', [
    '{place} SK',
    '{place} Spor',
    '{place} Belediye GSK',
  ]),
  english: parts(
    'Otter Heron Bramble Fenn Curlew Thistle Gorse Wren Badger',
    'wick combe mouth ley thorpe haven',
    ['{place} HC', '{place} Handball Club', '{place} Phoenix', 'Team {place}'],
  ),
  other: parts('Sora Kumo Tala Nari Hoku Mira Zeta Jan', 'mori bana raka vane lishi dora', [
    '{place} HC',
    '{place} Handball Club',
    '{place} Handball Academy',
    'Club {place}',
  ]),
}
