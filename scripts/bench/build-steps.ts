/** Returns how many seconds each step of a build has taken, according to its log (see generate-site.ts). */
export const buildSteps = (log: string): { name: string; seconds: number }[] =>
  [...log.matchAll(/^(\w+): (\d+\.\d) s$/gm)].map(([, name = '', seconds]) => ({
    name,
    seconds: Number(seconds),
  }))
