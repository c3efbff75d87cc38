import { expect, test } from 'vitest'
import { buildSteps } from '../../../scripts/bench/build-steps.ts'
import { selfTimes } from '../../../scripts/bench/profile.ts'

const LOG = `\u001b[2m23:59:50\u001b[22m [build] output: "static"
23:59:51 [build] ✓ Completed in 215ms.
23:59:51 [build] Building static entrypoints...
23:59:55 [build] Rearranging server assets...

 generating static routes
23:59:57   ├─ /share/2027.png23:59:57   ├─ /404.html (+20ms)
00:00:40   ├─ /sv/index.html (+5ms)
00:00:41 ✓ Completed in 44.19s.
00:00:41 [build] ✓ Completed in 50.51s.
00:00:44 [service-worker] 61 files for My Week without a network
00:00:45 [build] Complete!
`

test('a build’s log tells where its time went, past midnight too', () => {
  expect(buildSteps(LOG).map(({ name, seconds }) => `${name} ${seconds}`)).toEqual([
    'Starting 1',
    'Bundling 4',
    'Reading 2',
    'Pages 44',
    'Ending 4',
  ])
  expect(buildSteps('no log at all\n')).toEqual([])
})

test('a profile tells the functions that took most of the time themselves', () => {
  const node = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } })
  const profile = {
    nodes: [
      node(1, 'mkdir', ''),
      node(2, 'push', 'file:///home/cup/node_modules/react-dom/server.js'),
      node(3, '', 'file:///home/cup/.cache/building-1/.prerender/chunks/Page_BNZBY1xz.mjs'),
    ],
    samples: [1, 2, 2, 3],
    timeDeltas: [10, 20, 60, 10],
  }
  expect(selfTimes(profile, 2)).toEqual([
    { name: 'push react-dom/server.js', share: 0.8 },
    { name: 'mkdir', share: 0.1 },
  ])
  expect(selfTimes(profile, 3).at(-1)?.name).toBe('(anonymous) site/Page')
})
