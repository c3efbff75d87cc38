import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react'

/** The parts of a page that are loaded, by the names of their places. */
export type Parts = Readonly<Record<string, ComponentType<object>>>

/** The parts that a living body renders in its places; null while a page is built. */
export const PartsContext = createContext<Parts | null>(null)

interface Props {
  /** The name of the part in `islands/parts/use-parts.ts`. */
  readonly name: string
  readonly className?: string
  /** The properties of the part: plain data. */
  readonly values: object
  /** The content until the part shows something (account.css). */
  readonly children?: ReactNode
}

/**
 * The place of a part that only some visitors need, such as what belongs to their account. In a living body the part is a
 * child of its place. A built body holds the place alone, with the properties of the part: there React renders the part into
 * it by a portal (islands/parts/BuiltPlaces.tsx).
 */
export default function Place({ name, className, values, children }: Props) {
  const parts = useContext(PartsContext)
  const Part = parts?.[name]
  return (
    <div className={className} data-place={name} data-values={parts ? undefined : JSON.stringify(values)}>
      {children}
      {Part && (
        <Suspense>
          <div className="part">
            <Part {...values} />
          </div>
        </Suspense>
      )}
    </div>
  )
}
