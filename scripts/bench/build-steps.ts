import { stripVTControlCharacters } from 'node:util'

/** The steps of a build, each with what its log says where the next one begins. */
const STEPS = [
  { name: 'Starting', until: 'Building static entrypoints' },
  { name: 'Bundling', until: 'Rearranging server assets' },
  { name: 'Reading', until: '├─' },
  { name: 'Pages', until: '[build] ✓ Completed', isLast: true },
  { name: 'Ending', until: '[build] Complete!' },
] as const

/** Seconds since midnight that a line of the log begins with. */
function clock(line: string): number | null {
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d) /.exec(line) ?? []
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Where the time of a build went, to the second, as its log tells. A step that the log does not tell is left out. */
export function buildSteps(log: string): { name: string; seconds: number }[] {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .flatMap((text) => {
      const at = clock(text)
      return at === null ? [] : [{ text, at }]
    })
  let begun = lines[0]?.at ?? 0
  return STEPS.flatMap(({ name, until, ...step }) => {
    const isEnd = ({ text }: { text: string }) => text.includes(until)
    const end = 'isLast' in step ? lines.findLast(isEnd) : lines.find(isEnd)
    if (!end) return []
    // A build may go on past midnight.
    const seconds = (end.at - begun + 86_400) % 86_400
    begun = end.at
    return [{ name, seconds }]
  })
}
