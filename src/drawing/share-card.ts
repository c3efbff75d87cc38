/** In pixels, the size that social networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** All that a share image of an edition, class, nation or team shows, ready to be drawn. */
export interface ShareCard {
  /** Stands above the title; empty if the title is the cup itself. */
  readonly cup: string
  readonly year: number
  readonly title: string
  /** The title's other names, such as its name in the other language; may be empty. */
  readonly subtitle: string
  readonly figures: readonly { readonly value: number; readonly label: string }[]
  /** Key of the nation whose flag is shown. */
  readonly flag: string | null
}

/** All that the share image of a match shows. */
export interface MatchCard {
  readonly cup: string
  readonly year: number
  readonly home: CardSide
  readonly away: CardSide
  /** Between the two sides: `14–12`, `10:20`; empty if neither score nor time is known. */
  readonly middle: string
  /** What the middle shows, in both languages: `Final score · Slutresultat`. */
  readonly state: string
  /** The text of the band: class and group, then field. */
  readonly about: readonly string[]
}

export interface CardSide {
  readonly name: string
  readonly flag: string | null
  /** True for the side that leads or won. */
  readonly stressed: boolean
}
