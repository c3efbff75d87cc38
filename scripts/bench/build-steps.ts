import { stripVTControlCharacters } from 'node:util'

/** The steps of a build, each with the log text that marks the start of the next step. */
const STEPS = [
  { name: 'Starting', until: 'Building static entrypoints' },
  { name: 'Bundling', until: 'Rearranging server assets' },
  { name: 'Reading', until: '├─' },
  { name: 'Pages', until: '[build] ✓ Completed', isLast: true },
  { name: 'Ending', until: '[build] Complete!' },
] as const

/** Returns the time at the start of a log line in seconds since midnight. */
function clock(line: string): number | null {
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d) /.exec(line) ?? []
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Returns how many seconds each step of a build takes, according to its log. A step missing from the log is left out. */
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
    // A build may run past midnight.
    const seconds = (end.at - begun + 86_400) % 86_400
    begun = end.at
    return [{ name, seconds }]
  })
}
