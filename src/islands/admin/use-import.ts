import { useState } from 'react'
import type { ImportPreview, PreviewColumn, PreviewTable } from '../../domain/organiser/import-preview.ts'
import { importInto } from '../../stores/organisers.ts'
import type { SectionProps } from './section-props.ts'
import { type ActState, useAct } from './use-act.ts'

/** What is to be imported, and how. */
export interface GivenImport {
  readonly files: readonly File[]
  /** By the names of the options of `npm run import`. */
  readonly options: Readonly<Record<string, string | boolean>>
  /** What columns are read as, where somebody has said so. */
  readonly columns: ReadonlyMap<string, readonly [header: string, position: number, column: string]>
  /** The matches whose result is taken from the file, though another was reported. */
  readonly taken: readonly string[]
  readonly discardReports: boolean
}

/** What an import changes, and what that was asked of. */
interface Looked {
  readonly given: GivenImport
  readonly preview: ImportPreview
  readonly isStored: boolean
}

/** Asks what an import changes, and stores exactly that. */
export function useImport(edition: SectionProps['edition']): {
  readonly given: GivenImport
  readonly looked: Looked | null
  readonly state: ActState
  readonly set: (next: GivenImport) => void
  readonly look: (next?: GivenImport) => Promise<void>
  readonly store: () => Promise<void>
} {
  const [given, setGiven] = useState<GivenImport>({
    files: [],
    options: {},
    columns: new Map(),
    taken: [],
    discardReports: false,
  })
  const [looked, setLooked] = useState<Looked | null>(null)
  const { state, run } = useAct(() => {})
  const send = async (what: GivenImport, token: string | null, agreed: number) => {
    const { files, columns, taken, discardReports, options } = what
    const said = Object.entries(options).filter(([, value]) => value !== '' && value !== false)
    const prefer = taken.length === 0 ? [] : [['prefer', `file:${taken.join(',')}`] as const]
    const preview = await run(() =>
      importInto(edition, {
        files,
        options: Object.fromEntries([...said, ...prefer]),
        columns: [...columns.values()],
        discardReports,
        token,
        agreed,
      }),
    )
    if (preview) setLooked({ given: what, preview, isStored: token !== null })
  }
  return {
    given,
    looked,
    state,
    set: setGiven,
    async look(next = given) {
      setGiven(next)
      await send(next, null, 0)
    },
    async store() {
      if (looked === null) return
      const { reports, played } = looked.preview.lost
      await send(looked.given, looked.preview.token, reports + played)
    },
  }
}

/** The key of a column in `GivenImport.columns`: every table that has its header is read alike. */
export const keyOfColumn = ({ header, position }: PreviewColumn): string => header || String(position)

/** Returns an import in which a column is read as another one. Of a table without a header, all its columns are said then. */
export function withColumn(
  given: GivenImport,
  table: PreviewTable,
  chosen: PreviewColumn,
  as: string,
): GivenImport {
  const columns = new Map(given.columns)
  const all = chosen.header === '' ? table.columns : []
  for (const column of all) {
    const key = keyOfColumn(column)
    if (!columns.has(key)) columns.set(key, ['', column.position, column.column])
  }
  columns.set(keyOfColumn(chosen), [chosen.header, chosen.position, as])
  return { ...given, columns }
}
