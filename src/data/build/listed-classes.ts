import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { CLASS_LIST, LISTED_CLASSES } from '../results/documents.ts'
import { record } from '../results/json.ts'
import { listedClasses } from '../results/parse-edition.ts'
import { reference } from '../results/parse-values.ts'
import type { ResultsClient } from '../results/results-client.ts'

type Wire = Readonly<Record<string, unknown>>

/** Returns the tournament with the ids of its classes. If the tournament has none, the list of editions gives them. */
export async function withClassList(
  client: ResultsClient,
  { cupId, tournamentId }: EditionIds,
  tournament: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const wire = tournament === undefined ? {} : record<Wire>(tournament)
  if (wire === null || 'categories' in wire) return tournament
  const { cups } = await client.ask(CLASS_LIST, { cupId }, signal)
  const listed = recordsIn(cups)
    .flatMap((cup) => recordsIn(cup.editions))
    .flatMap((edition) => recordsIn(edition.tournaments))
    .find(({ id }) => reference(id) === tournamentId)
  return { ...wire, categories: listed?.categories ?? [] }
}

interface ReadClass {
  readonly id: string
  readonly category: unknown
}

/** Fields that our own service gives in each class, and other services at most in the tournament's list of classes. */
const FIELDS_IN_CLASS_LIST = ['shortName', 'gender', 'stages']

/** Returns the classes, each with the fields from the tournament that it lacks itself. */
export async function withListedClasses(
  client: ResultsClient,
  query: EditionIds,
  classes: readonly ReadClass[],
  signal: AbortSignal,
): Promise<readonly ReadClass[]> {
  const isSilent = (category: Wire | null) =>
    category !== null && FIELDS_IN_CLASS_LIST.some((key) => !(key in category))
  if (!classes.some(({ category }) => isSilent(record<Wire>(category)))) return classes
  const { tournament } = await client.ask(LISTED_CLASSES, { ...query }, signal)
  const listed = new Map(listedClasses(tournament).map((wire) => [reference(wire.id), wire]))
  return classes.map(({ id, category }) => {
    const own = record<Wire>(category)
    return { id, category: own ? { ...listed.get(id), ...own } : category }
  })
}

const recordsIn = (list: unknown): Wire[] =>
  Array.isArray(list) ? list.map((one) => record<Wire>(one)).filter((one) => one !== null) : []
