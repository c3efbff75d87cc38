// Publishes numbered states one after the other, starting after the state that is served, until it is killed or has
// published MOST states: `publish-numbers.ts RELEASES_DIR [MOST]`.
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { changesOf, numberedState, numberIn, RELEASE, YEAR } from './built-release.ts'

const [dir = '', most] = process.argv.slice(2)
const release = LinkedRelease.open(dir, RELEASE, YEAR)
const first = (numberIn(release.read('/index.html')?.toString() ?? '') ?? 0) + 1
process.send?.('ready')
for (let number = first; number < first + Number(most ?? Infinity); number += 1)
  release.publish(changesOf(numberedState(number)))
