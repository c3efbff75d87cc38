import { fold } from '../../../domain/text/fold.ts'

/** Names that have less in common than this do not resemble each other. */
const LEAST = 0.5

/** Returns how much two names resemble each other: the part of their pairs of letters that both have, 0 below a half. */
export function resemblance(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  const left = Map.groupBy(b, (pair) => pair)
  const common = a.filter((pair) => left.get(pair)?.pop() !== undefined).length
  const part = (2 * common) / (a.length + b.length || 1)
  return part < LEAST ? 0 : part
}

function lettersOf(name: string): string[] {
  const letters = ` ${fold(name)} `
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2))
}
