/** What a file's name says about the competition: its own name without the year, and its kind if that is known. */
export interface Competition {
  readonly name: string
  readonly kind: 'world-cup' | 'club-world-cup' | 'euro' | 'other'
}

export function competitionOf(fileName: string): Competition {
  const name = fileName
    .replace(/\b\d{4}(?:[/-]\d{2,4})?\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name, kind: kindOf(name) }
}

function kindOf(name: string): Competition['kind'] {
  if (/^(?:fifa )?world cup(?: finals?)?$/i.test(name)) return 'world-cup'
  if (/^(?:fifa )?club world cup$/i.test(name)) return 'club-world-cup'
  if (/^(?:uefa )?(?:euro|european championships?)$/i.test(name)) return 'euro'
  return 'other'
}

/**
 * Returns the year of an edition: the one in its name, whenever it was played ("Euro 2020" was played in 2021). If the name
 * gives the year of play instead, the year is corrected if the competition has fixed years (every fourth one).
 *
 * @param folder the name of the folder that holds the file
 */
export function editionYear(
  fileName: string,
  folder: string,
): { year: number | undefined; stray: number | undefined } {
  const { kind } = competitionOf(fileName)
  const named = yearIn(/\b(\d{4})\b/, fileName)
  const inFolder = yearIn(/^(\d{4})(?!\d)/, folder)
  const candidates = [named, inFolder].filter((year) => year !== undefined)
  const postponed = kind === 'euro' && named === 2021 ? [2020] : []
  const year = [...candidates, ...postponed].find((candidate) => isYearOf(kind, candidate)) ?? candidates[0]
  return { year, stray: named !== undefined && named !== year ? named : undefined }
}

const yearIn = (pattern: RegExp, text: string): number | undefined => {
  const year = pattern.exec(text)?.[1]
  return year === undefined ? undefined : Number(year)
}

const isYearOf = (kind: Competition['kind'], year: number): boolean =>
  kind === 'world-cup' ? year % 4 === 2 : kind === 'euro' ? year % 4 === 0 : true
