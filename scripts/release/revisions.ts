import { ReleaseFailure, sentenceOf } from './failure.ts'
import type { ReleaseSettings } from './settings.ts'

/** What is asked of the service before a build: which editions there are, and at which revision. */
export type EditionRevision = {
  readonly year: string
  readonly tournamentId: string
  /** Null where the service is older and tells none. */
  readonly revision: string | null
  readonly isPublished: boolean
}

const FLAGS = ['clubsPublished', 'teamsPublished', 'lotPublished', 'schedulePublished'] as const
const FIELDS = `status { ${FLAGS.join(' ')} }`
const TIMEOUT_MS = 10_000

type Answer = {
  readonly data?: {
    readonly cups?: readonly {
      readonly editions: readonly {
        readonly name: string
        readonly tournaments: readonly {
          readonly id: string
          readonly revision?: string
          readonly status: Readonly<Record<string, boolean>>
        }[]
      }[]
    }[]
  } | null
  readonly errors?: readonly { readonly message: string }[]
}

/** What stands behind "fetch failed". */
function reasonOf(fault: unknown): string {
  const cause = fault instanceof Error ? fault.cause : undefined
  return sentenceOf(cause instanceof Error && cause.message !== '' ? cause : fault)
}

async function ask(settings: ReleaseSettings, fields: string): Promise<Answer> {
  const url = new URL(settings.resultsUrl)
  url.searchParams.set(
    'query',
    `query Revisions($id: ID!) { cups(id: $id) { editions { name tournaments { id ${fields} } } } }`,
  )
  url.searchParams.set('variables', JSON.stringify({ id: settings.cupId }))
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  try {
    return JSON.parse(text) as Answer
  } catch {
    throw new Error(`it answered with status ${response.status} and something that is not JSON`)
  }
}

/**
 * The editions of the cup as the results service lists them.
 * @throws ReleaseFailure where the service cannot be reached or refuses
 */
export async function readRevisions(settings: ReleaseSettings): Promise<EditionRevision[]> {
  let answer: Answer
  try {
    answer = await ask(settings, `revision ${FIELDS}`)
    if (answer.errors?.some((error) => error.message.includes('revision')))
      answer = await ask(settings, FIELDS)
  } catch (fault) {
    throw new ReleaseFailure(
      `The results service at ${settings.resultsUrl} cannot be read: ${reasonOf(fault)}. Is it running, and is RESULTS_URL right?`,
    )
  }
  const refusal = answer.errors?.[0]?.message
  if (refusal !== undefined || !answer.data) {
    throw new ReleaseFailure(
      `The results service at ${settings.resultsUrl} refused the list of editions: ${refusal ?? 'it answered without data'}.`,
    )
  }
  return (answer.data.cups ?? []).flatMap((cup) =>
    cup.editions.flatMap((edition) =>
      edition.tournaments.map((tournament) => ({
        year: edition.name,
        tournamentId: tournament.id,
        revision: tournament.revision ?? null,
        isPublished: FLAGS.some((flag) => tournament.status[flag] === true),
      })),
    ),
  )
}
