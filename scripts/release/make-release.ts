import { rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ProgressLine } from '../progress/progress-line.ts'
import { duration, grouped } from '../progress/progress-text.ts'
import { carryOverAssets } from './assets.ts'
import { Interrupted, ReleaseFailure } from './failure.ts'
import { fingerprint } from './fingerprint.ts'
import { lockReleases } from './lock.ts'
import {
  currentRecord,
  newReleaseId,
  publish,
  type ReleaseFigures,
  type ReleaseRecord,
  tidy,
} from './releases.ts'
import { type EditionRevision, readRevisions } from './revisions.ts'
import { runBuild } from './run-build.ts'
import { secretsOf } from './secrets.ts'
import type { ReleaseSettings } from './settings.ts'
import { shrinkObjections } from './shrink-guard.ts'
import { sitePolicy, writeSitePolicy } from './site-policy.ts'
import { type Verification, verifySite } from './verify.ts'

const PROBLEMS_SHOWN = 20

/** What came of asking for a release: a new one, or the one that is there because nothing has changed. */
export type ReleaseOutcome = { readonly kind: 'built' | 'unchanged'; readonly record: ReleaseRecord }

async function verified(
  settings: ReleaseSettings,
  buildDir: string,
  signal: AbortSignal,
): Promise<Verification> {
  const line = new ProgressLine('Checking pages and links')
  try {
    const result = await verifySite(buildDir, {
      siteUrl: settings.siteUrl,
      secrets: secretsOf(process.env),
      onProgress: (done, total) => {
        if (signal.aborted) throw new Interrupted()
        line.update(done, total)
      },
    })
    if (result.problemCount > 0) {
      const shown = result.problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${problem}`)
      const list = join(settings.releasesDir, 'check.log')
      writeFileSync(list, `${result.problems.join('\n')}\n`)
      if (result.problems.length > shown.length) shown.push(`  … the whole list is in ${list}`)
      throw new ReleaseFailure(
        `The site was built but not released: its check found ${result.problemCount} problems.\n${shown.join('\n')}`,
      )
    }
    line.end(`${grouped(result.pages)} pages checked, ${grouped(result.links)} links lead somewhere`)
    return result
  } finally {
    line.end()
  }
}

function checkPlausible(
  settings: ReleaseSettings,
  previous: ReleaseRecord | null,
  verification: Verification,
  publishedYears: readonly number[],
): void {
  const objections = shrinkObjections(previous, {
    cupId: settings.cupId,
    pages: verification.pages,
    publishedYears,
  })
  for (const year of publishedYears) {
    if (!verification.pagesByYear[year]) objections.push(`The edition ${year} is published but has no pages.`)
  }
  if (objections.length > 0 && !settings.allowShrink) {
    throw new ReleaseFailure(
      `The site was built but not released, because it looks incomplete. ${objections.join(' ')} If that is right, repeat with ALLOW_SHRINK=1.`,
    )
  }
}

function figuresOf(
  verification: Verification,
  run: { seconds: number; peakMemoryBytes: number | null },
): ReleaseFigures {
  return {
    pages: verification.pages,
    seconds: Math.round(run.seconds * 10) / 10,
    pagesPerSecond: Math.round(verification.pages / run.seconds),
    peakMemoryBytes: run.peakMemoryBytes,
    outputBytes: verification.bytes,
  }
}

async function buildRelease(
  settings: ReleaseSettings,
  revisions: readonly EditionRevision[],
  print: string | null,
  signal: AbortSignal,
): Promise<ReleaseRecord> {
  await tidy(settings.releasesDir)
  const id = newReleaseId(new Date())
  const buildDir = join(settings.releasesDir, `building-${id}`)
  const line = new ProgressLine('Preparing the build')
  try {
    const run = await runBuild(settings, buildDir, line, signal)
    line.end(`Site built in ${duration(run.seconds)}`)
    const verification = await verified(settings, buildDir, signal)
    const publishedYears = revisions
      .filter((edition) => edition.isPublished)
      .map((edition) => Number(edition.year))
    const previous = currentRecord(settings.releasesDir)
    checkPlausible(settings, previous, verification, publishedYears)
    writeSitePolicy(buildDir, sitePolicy(verification.policies))
    const retiredAssets =
      previous === null
        ? {}
        : await carryOverAssets(
            join(settings.releasesDir, previous.id),
            buildDir,
            previous.retiredAssets,
            Date.now(),
          )
    const { cupId, siteUrl } = settings
    const figures = figuresOf(verification, run)
    const record = { id, cupId, siteUrl, fingerprint: print, figures, publishedYears, retiredAssets }
    await publish(settings.releasesDir, buildDir, record)
    return record
  } finally {
    line.end()
    await rm(buildDir, { recursive: true, force: true })
  }
}

/**
 * Brings the served site up to date with its data, source and settings: built aside, checked, and only then swapped
 * in. Whatever goes wrong, the release that was there stays.
 * @param options.force builds even where nothing has changed
 * @throws ReleaseFailure with the sentence for the user; Interrupted where `signal` ended it
 */
export async function makeRelease(
  settings: ReleaseSettings,
  options: { readonly force: boolean; readonly signal: AbortSignal },
): Promise<ReleaseOutcome> {
  const revisions = await readRevisions(settings)
  if (revisions.length === 0) {
    throw new ReleaseFailure(
      `The results service at ${settings.resultsUrl} knows no editions of the cup "${settings.cupId}". Import it (npm run import -- PATH), or name another: CUP_ID=its-id`,
    )
  }
  const print = fingerprint(settings, revisions, process.env)
  const current = currentRecord(settings.releasesDir)
  if (!options.force && current !== null && print !== null && current.fingerprint === print) {
    return { kind: 'unchanged', record: current }
  }
  const unlock = lockReleases(settings.releasesDir)
  try {
    const record = await buildRelease(settings, revisions, print, options.signal)
    await tidy(settings.releasesDir)
    return { kind: 'built', record }
  } finally {
    unlock()
    rmSync(join(settings.dataDir, 'build-progress.json'), { force: true })
  }
}
