import type { OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import { act, lookAt, newActKey, type Outcome } from '../../stores/organisers.ts'
import type { SectionProps } from './section-props.ts'
import { type ActState, useAct } from './use-act.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** The edition as organisers see it, and what changes it. After each change it is read anew. */
export function useEdition({ edition }: Pick<SectionProps, 'edition'>): {
  readonly loaded: Loaded<OrganisersEdition>
  readonly reload: () => Promise<void>
  readonly state: ActState
  /** Changes a team or match. */
  readonly change: (change: object) => Promise<boolean>
  /**
   * Sets a part of the edition.
   * @param expected the part as it was shown: it is refused if somebody else has changed it since
   */
  readonly set: (part: string, id: string | null, value: unknown, expected?: unknown) => Promise<boolean>
  readonly doAct: (
    kind: 'withdraw' | 'reinstate' | 'report',
    what: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>
} {
  const { loaded, reload } = useLoaded(() => lookAt('edition', edition), 'edition')
  const { state, run } = useAct(reload)
  const done = async (outcome: () => Promise<Outcome<true>>) => (await run(outcome)) !== null
  const change = (one: object) => done(() => act('change', edition, { change: { key: newActKey(), ...one } }))
  return {
    loaded,
    reload,
    state,
    change,
    set: (part, id, value, expected) =>
      change({
        set: {
          part,
          id,
          value: JSON.stringify(value),
          ...(expected === undefined ? {} : { expected: JSON.stringify(expected) }),
        },
      }),
    doAct: (kind, what) => done(() => act(kind, edition, what)),
  }
}
