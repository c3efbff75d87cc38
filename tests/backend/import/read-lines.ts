import { type ImportFile, importFiles } from '../../../src/backend/import/files/import-files.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'

/** Imports files by their bytes, and tells each match, fault and guess in a line. */
export async function importLines(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: ImportOptions = {},
) {
  const given = Object.entries(files).map(
    ([file, content]): ImportFile => ({ file, bytes: Buffer.from(content) }),
  )
  const [only] = given.length === 1 ? given : []
  const answer = await importFiles(given, only?.file ?? 'a folder', only === undefined, options)
  const found = answer.ok ? answer.warnings : answer.faults
  const matches = (answer.ok ? answer.document.editions : []).flatMap(({ categories }) =>
    categories.flatMap(({ name, teams, stages }) =>
      stages
        .flatMap(({ divisions }) => divisions)
        .flatMap((division) =>
          division.matches.map(({ round, home, away, startsAt, day, field, score, state }) => {
            const side = (of: typeof home) =>
              'team' in of
                ? teams.find(({ id }) => id === of.team)?.name
                : 'placeholder' in of
                  ? `<${of.placeholder}>`
                  : '[bye]'
            const place =
              round?.rank === undefined ? round?.name : `${round.name} ${round.rank}/${round.index}`
            const when = startsAt?.slice(0, 16).replace('T', ' ') ?? day
            const result = score && `${score.home}–${score.away}${state === 'walkover' ? ' wo' : ''}`
            const cells = [name, division.name, place, when, field, `${side(home)} – ${side(away)}`, result]
            return cells.map((cell) => cell ?? '').join(' | ')
          }),
        ),
    ),
  )
  return {
    matches,
    counts: answer.ok ? answer.counts : [],
    guesses: answer.guesses.map(({ what, example }) => `${what}: ${example}`),
    faults: found.map(
      ({ level, asks, file, place, problem }) => `${asks ? 'question' : level} ${file} ${place}: ${problem}`,
    ),
  }
}
