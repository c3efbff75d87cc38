/** The blocks of code of a page, in its order, without their fences. */
export const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)

/** The lines of a block as a shell reads them: without remarks, and a line that is indented belongs to the one before. */
export const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line) => line.replace(/ +# .*$/, '').trim())
    .filter((line) => line !== '')

/** The commands of npm that a page names, in its blocks and within its sentences. */
export function npmCommandsOf(text: string): string[] {
  const sentences = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const inline = [...sentences.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code.replaceAll('\n', ' '))
  return [...blocksOf(text).flatMap(linesOf), ...inline].filter((line) =>
    /^(?:[A-Z_]+=\S+ )*npm (?:run|start|test)\b/.test(line),
  )
}

/** What a command of npm runs, `start` or the word after `run`, and the options that the program gets. */
export function partsOf(command: string): { readonly name: string; readonly options: readonly string[] } {
  const [, word = '', run] = /npm (run|start|test)(?: (?:-s )?([\w:-]+))?/.exec(command) ?? []
  const [, given = ''] = /(?:^| )-- (.*)$/.exec(command) ?? []
  return {
    name: word === 'run' ? (run ?? '') : word,
    options: [...given.replaceAll(/"[^"]*"/g, '').matchAll(/(?<=^|[\s[|])--([a-z][\w-]*)/g)].map(
      ([, option = '']) => option,
    ),
  }
}
