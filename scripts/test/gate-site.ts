import { sentenceOf } from '../release/failure.ts'
import type { SiteInFolder } from '../start/site-in-folder.ts'
import { failed, type Gate, passed } from './gate.ts'

/** Returns the gate that seeds, serves, builds over HTTP and checks the site, as `npm start` does. Later gates read it. */
export function buildGate(site: SiteInFolder): Gate {
  return {
    name: 'Build of the small demonstration cup, its links and pages',
    run: async (context) => {
      try {
        context.site = await site.build(context.workDir, { kind: 'demo', size: 'small' }, context.signal)
        return passed()
      } catch (fault) {
        return failed(sentenceOf(fault))
      }
    },
  }
}
