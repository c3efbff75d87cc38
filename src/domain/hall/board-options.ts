export const THEMES = ['night', 'light'] as const
export type BoardTheme = (typeof THEMES)[number]

/** How a screen displays the subject of its address. */
export interface BoardOptions {
  readonly theme: BoardTheme
  /** How long each page of rows is shown, in seconds. */
  readonly seconds: number
}

/** Limits of `seconds`: a shorter page cannot be read, and a longer one keeps the other pages away. */
export const SECONDS = { least: 5, most: 120 } as const

export const BOARD_OPTIONS: BoardOptions = { theme: 'night', seconds: 12 }

export type BoardOption = keyof BoardOptions

/** The options of an address, and the names of those that are wrong there. The default replaces a wrong option. */
export interface ReadOptions {
  readonly options: BoardOptions
  readonly faults: readonly BoardOption[]
}

/** @param query of an address, with or without its `?` */
export function readBoardOptions(query: string): ReadOptions {
  const parameters = new URLSearchParams(query)
  const theme = parameters.get('theme') ?? BOARD_OPTIONS.theme
  const seconds = parameters.get('seconds') ?? String(BOARD_OPTIONS.seconds)
  const isTheme = THEMES.some((known) => known === theme)
  const areSeconds = /^\d{1,3}$/.test(seconds) && isWithin(Number(seconds))
  return {
    options: {
      theme: isTheme ? (theme as BoardTheme) : BOARD_OPTIONS.theme,
      seconds: areSeconds ? Number(seconds) : BOARD_OPTIONS.seconds,
    },
    faults: [...(isTheme ? [] : ['theme' as const]), ...(areSeconds ? [] : ['seconds' as const])],
  }
}

const isWithin = (seconds: number): boolean => seconds >= SECONDS.least && seconds <= SECONDS.most

/** @returns the query with its `?`; empty for the default options */
export function boardQuery({ theme, seconds }: BoardOptions): string {
  const query = new URLSearchParams()
  if (theme !== BOARD_OPTIONS.theme) query.set('theme', theme)
  if (seconds !== BOARD_OPTIONS.seconds) query.set('seconds', String(seconds))
  return query.size === 0 ? '' : `?${query}`
}
