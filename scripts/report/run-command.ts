/** A command that is called wrongly: the message says what is wrong with it. */
export class WrongUsage extends Error {}

/** A command that cannot know whom to ask: the message says which setting is missing. */
export class WrongSettings extends Error {}

const EXIT = { done: 0, refused: 1, usage: 2 } as const

interface CommandTexts {
  readonly usage: string
  /** Begins the sentence of a refusal: "Nothing was changed". */
  readonly refusal: string
}

/** Runs a command, prints its sentence or what is wrong, and sets the exit code: 1 for a refusal, 2 for a wrong call. */
export async function runCommand(
  run: () => Promise<string>,
  { usage, refusal }: CommandTexts,
): Promise<void> {
  try {
    console.log(await run())
    process.exitCode = EXIT.done
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    const isUsage = error instanceof WrongUsage
    const isWrong = isUsage || error instanceof WrongSettings
    console.error(isUsage ? `${sentence}\n\n${usage}` : isWrong ? sentence : `${refusal}: ${sentence}`)
    process.exitCode = isWrong ? EXIT.usage : EXIT.refused
  }
}

/** Returns the year that `--year` names; null if it is not given. @throws WrongUsage if it is no year */
export function readYear(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{4}$/.test(text)) throw new WrongUsage('--year must be four digits.')
  return Number(text)
}

/**
 * Reads the options of the command line.
 *
 * @throws WrongUsage if there is one that `parse` does not know
 */
export function readValues<Values>(parse: (args: string[]) => Values): Values {
  try {
    return parse(process.argv.slice(2))
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}
