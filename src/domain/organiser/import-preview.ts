/** Things by their names, of which the first are told. */
export interface NamedItems {
  readonly count: number
  readonly names: readonly string[]
}

export interface ItemChanges {
  readonly added: NamedItems
  readonly changed: NamedItems
  readonly removed: NamedItems
}

/** What an import changes in a class. */
export interface ClassChanges {
  /** The short name of the class. */
  readonly name: string
  readonly teams: ItemChanges
  readonly matches: ItemChanges
}

/** What of the days of play an import would end or alter. */
export interface LostPlay {
  /** Reports of the results desk that are deleted, or yield to the file. */
  readonly reports: number
  /** Played matches whose result or sides change, or that are gone. */
  readonly played: number
}

/** A column of a file, as it was read. */
export interface PreviewColumn {
  /** '' if the table has no header. */
  readonly header: string
  /** Counted from 1. */
  readonly position: number
  /** A column of the import; `-` if it was left aside. */
  readonly column: string
  /** The first different cells. */
  readonly samples: readonly string[]
}

/** A table of a file, its columns, and what a column can be read as. */
export interface PreviewTable {
  readonly file: string
  readonly columns: readonly PreviewColumn[]
  readonly choices: readonly string[]
}

/**
 * A problem with the imported data. A `fault` stops the import; a `warning` is reported and the import goes on. `place` is a
 * JSON path (`editions[0].categories[2]`), `line:column` in CSV and in JSON that cannot be read, or '' if the problem
 * concerns the whole file.
 */
export interface ImportFault {
  readonly level: 'fault' | 'warning'
  readonly file: string
  readonly place: string
  readonly problem: string
  /** What would be right. */
  readonly remedy: string
  /** What the operator has to decide, if the file may be read in several ways and the import must not choose. */
  readonly asks?: 'dates' | 'columns' | 'teams' | 'names'
}

export interface PreviewFault extends ImportFault {
  /** The class that it is in, as the file writes it; absent where that is not known. */
  readonly className?: string
}

/** What an import would change of an edition. */
export interface PreviewEdition {
  readonly year: number
  /** Whether the year is stored already. */
  readonly isStored: boolean
  readonly isChanged: boolean
  readonly classes: number
  readonly teams: number
  readonly matches: number
  readonly published: { readonly teams: boolean; readonly lot: boolean; readonly schedule: boolean }
  readonly changes: readonly ClassChanges[]
  /** What becomes of the addresses: what is found again under another name or id, what ends, and what nothing tells. */
  readonly ids: {
    readonly renamed: readonly { readonly before: string; readonly now: string }[]
    readonly moved: readonly { readonly name: string; readonly id: string }[]
    readonly ended: readonly { readonly name: string }[]
    readonly undecided: readonly { readonly before: readonly string[]; readonly now: readonly string[] }[]
  }
  /** Where the file and the results desk differ. */
  readonly conflicts: readonly {
    readonly matchId: string
    readonly name: string
    readonly about: 'result' | 'time' | 'teams'
    readonly reported: string
    readonly file: string
    readonly isFromFile: boolean
  }[]
  /** Matches that the file does not hold, and that stay, because they have reports. */
  readonly kept: readonly { readonly name: string }[]
}

/** What an import would do, or has done. */
export interface ImportPreview {
  readonly cupName: string | null
  /** As "spreadsheet"; null if the files cannot be stored. */
  readonly format: string | null
  readonly tables: readonly PreviewTable[]
  readonly guesses: readonly { readonly file: string; readonly what: string; readonly example: string }[]
  /** Faults first; no more than a person reads. */
  readonly faults: readonly PreviewFault[]
  readonly faultCount: number
  readonly warningCount: number
  /** Whether more are wrong or strange than `faults` lists. */
  readonly isCut: boolean
  readonly editions: readonly PreviewEdition[]
  readonly lost: LostPlay
  /** Stands for the files, the options and what is stored now; null if nothing can be stored. */
  readonly token: string | null
}

/** The files of one import together, in bytes: a spreadsheet of 1 400 teams has less than one million. */
export const LARGEST_IMPORT = 20_000_000
