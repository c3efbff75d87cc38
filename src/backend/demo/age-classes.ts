import type { Words } from '../../domain/text/locale.ts'
import { inEachLanguage } from '../../i18n/service-text.ts'
export type DemoSize = 'small' | 'full'

type ClassKind = 'youth' | 'mini' | 'open' | 'para'

/** One class of an edition, before it has any teams. */
export interface AgeClass {
  readonly id: string
  readonly kind: ClassKind
  readonly name: Words
  readonly shortName: string
  readonly gender: 'boys' | 'girls' | 'mixed'
  readonly age: number | null
  /** Share of the edition's teams, relative to the other classes. */
  readonly weight: number
  /** The youngest and oldest age that may play, which give the birth years. */
  readonly ages: readonly [number, number]
}

const YOUTH: readonly (readonly [age: number, youngest: number, weight: number])[] = [
  [8, 8, 0.35],
  [9, 9, 0.5],
  [10, 10, 0.6],
  [11, 11, 0.8],
  [12, 12, 1.2],
  [13, 13, 1.3],
  [14, 14, 1.4],
  [15, 15, 1.2],
  [16, 16, 1],
  [18, 17, 0.7],
  [21, 19, 0.3],
]

/** Mini-handball, which never publishes results. */
const MINI_SINCE = 2019
const PARA_SINCE = 2015
/** Small editions keep neighbouring ages (a B12 is next year's B13) and one class of every kind. */
const SMALL_CLASSES = new Set(['b9', 'b12', 'b13', 'g14', 'g16', 'para', 'eoc-men-20', 'eoc-women-20'])

function youthClass(letter: 'b' | 'g', [age, youngest, weight]: readonly [number, number, number]): AgeClass {
  const boys = letter === 'b'
  return {
    id: `${letter}${age}`,
    kind: age < 10 ? 'mini' : 'youth',
    name: inEachLanguage(boys ? 'demo.boys' : 'demo.girls', { age }),
    shortName: `${letter.toUpperCase()}${age}`,
    gender: boys ? 'boys' : 'girls',
    age,
    weight: boys ? weight : weight * 1.05,
    ages: [youngest, age],
  }
}

/** Returns the para class, whose name changes over the years. */
function paraClass(year: number): AgeClass {
  return {
    id: 'para',
    kind: 'para',
    name: inEachLanguage(year < 2018 ? 'demo.wheelchair' : year < 2023 ? 'demo.handballForAll' : 'demo.para'),
    shortName: year < 2018 ? 'WCH' : year < 2023 ? 'HFA' : 'PARA',
    gender: 'mixed',
    age: null,
    weight: 0,
    ages: [0, 0],
  }
}

function openClass(women: boolean): AgeClass {
  return {
    id: women ? 'eoc-women-20' : 'eoc-men-20',
    kind: 'open',
    name: inEachLanguage(women ? 'demo.openWomen' : 'demo.openMen'),
    shortName: women ? 'EOC W20' : 'EOC M20',
    gender: women ? 'girls' : 'boys',
    age: 20,
    weight: 0,
    ages: [0, 0],
  }
}

function openClasses(year: number): AgeClass[] {
  if (year === 2013 || year === 2018 || year === 2019) return [openClass(false), openClass(true)]
  return year >= 2022 ? [openClass(year % 2 === 0)] : []
}

/** Returns the classes of an edition in the order of its list: youth from the youngest, then EOC, then para. */
export function ageClasses(year: number, size: DemoSize): AgeClass[] {
  const youth = YOUTH.filter(([age]) => age >= 10 || year >= MINI_SINCE).flatMap((entry) => [
    youthClass('b', entry),
    youthClass('g', entry),
  ])
  const all = [...youth, ...openClasses(year), ...(year >= PARA_SINCE ? [paraClass(year)] : [])]
  if (year === 2011) return all.filter((each) => each.id === 'b14' || each.id === 'g14')
  if (size === 'full') return year === 2012 ? all.filter((each) => each.id !== 'g21') : all
  return all.filter((each) => SMALL_CLASSES.has(each.id) && (each.kind !== 'open' || year >= 2025))
}
