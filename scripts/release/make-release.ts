import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ProgressLine } from '../progress/progress-line.ts'
import { duration, grouped } from '../progress/progress-text.ts'
import { carryOverAssets } from './assets.ts'
import { contentObjections } from './content-guard.ts'
import { Interrupted, ReleaseFailure } from './failure.ts'
import { fingerprint, programOf } from './fingerprint.ts'
import { checkServed, lockReleases } from './lock.ts'
import { type Reading, readResults } from './read-results.ts'
import {
  currentRecord,
  newReleaseId,
  publish,
  type ReleaseFigures,
  type ReleaseRecord,
  responsesDirOf,
  tidy,
} from './releases.ts'
import { runBuild } from './run-build.ts'
import { secretsOf } from './secrets.ts'
import type { ReleaseSettings } from './settings.ts'
import { shrinkObjections } from './shrink-guard.ts'
import { sitePolicy, writeSitePolicy } from './site-policy.ts'
import { type Verification, verifySite } from './verify.ts'

const PROBLEMS_SHOWN = 20

/**
 * The outcome of a request for a release: a new one, or the existing one because nothing has changed, or because only
 * those things have changed that a publisher brings up to date.
 */
export type ReleaseOutcome = {
  readonly kind: 'built' | 'unchanged' | 'followed'
  readonly record: ReleaseRecord
}

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

/**
 * Checks whether the new content may replace the served content, before the build, which takes minutes.
 * @throws ReleaseFailure with a sentence for each figure that may not
 */
function checkContent(settings: ReleaseSettings, previous: ReleaseRecord | null, reading: Reading): void {
  const isSameCup = previous !== null && previous.cupId === settings.cupId
  const objections = contentObjections(isSameCup ? previous.content : [], reading.editions, settings)
  if (objections !== null) {
    throw new ReleaseFailure(
      `The site was not built, because what the results service at ${settings.resultsUrl} gives looks wrong. ${objections.sentences.join(' ')} The live site stays as it is. If that is right, repeat with ${objections.ways.join(' ')}.`,
    )
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

/** What a release is made from. */
type Source = {
  readonly responsesDir: string
  readonly reading: Reading
  readonly fingerprint: string
  readonly others: string | null
}

async function buildRelease(
  settings: ReleaseSettings,
  { responsesDir, reading, fingerprint: print, others }: Source,
  previous: ReleaseRecord | null,
  signal: AbortSignal,
): Promise<ReleaseRecord> {
  const id = newReleaseId(new Date())
  const releaseDir = join(settings.releasesDir, `building-${id}`)
  const line = new ProgressLine('Preparing the build')
  try {
    const run = await runBuild(settings, responsesDir, releaseDir, line, signal)
    line.end(`Site built in ${duration(run.seconds)}`)
    const verification = await verified(settings, releaseDir, signal)
    const publishedYears = reading.editions
      .filter((edition) => edition.isPublished)
      .map((edition) => edition.year)
    checkPlausible(settings, previous, verification, publishedYears)
    writeSitePolicy(releaseDir, sitePolicy(verification.policies))
    const retiredAssets =
      previous === null
        ? {}
        : await carryOverAssets(
            join(settings.releasesDir, previous.id),
            releaseDir,
            previous.retiredAssets,
            Date.now(),
          )
    const { cupId, siteUrl } = settings
    const record = {
      id,
      cupId,
      siteUrl,
      fingerprint: print,
      others,
      program: programOf(settings.root),
      figures: figuresOf(verification, run),
      publishedYears,
      content: reading.editions,
      retiredAssets,
    }
    renameSync(responsesDir, responsesDirOf(settings.releasesDir, id))
    await publish(settings.releasesDir, releaseDir, record)
    return record
  } finally {
    line.end()
    await rm(releaseDir, { recursive: true, force: true })
  }
}

async function read(settings: ReleaseSettings, responsesDir: string, signal: AbortSignal): Promise<Reading> {
  const line = new ProgressLine('Reading the results')
  try {
    const reading = await readResults(settings, responsesDir, line, signal)
    const matches = reading.editions.reduce((sum, edition) => sum + edition.matches, 0)
    line.end(`${grouped(reading.editions.length)} editions read, ${grouped(matches)} matches`)
    if (reading.lacking !== null) process.stdout.write(`${reading.lacking}\n`)
    return reading
  } finally {
    line.end()
  }
}

/**
 * Brings the served site up to date with its data, source and settings. It reads and judges the data, builds in a separate
 * folder, checks the result, and only then swaps it in. Whatever goes wrong, the existing release stays.
 * @param options.command the command as typed, for a user who finds the folder locked
 * @param options.force builds even if nothing has changed
 * @param options.isFollowed a publisher handles changes that concern only the edition under way
 * @throws ReleaseFailure with the sentence for the user; Interrupted if `signal` ended it
 */
export async function makeRelease(
  settings: ReleaseSettings,
  options: {
    readonly command: string
    readonly force: boolean
    readonly isFollowed?: boolean
    readonly signal: AbortSignal
  },
): Promise<ReleaseOutcome> {
  const unlock = lockReleases(settings.releasesDir, options.command)
  const responsesDir = join(settings.releasesDir, 'building-answers')
  try {
    checkServed(settings)
    await tidy(settings.releasesDir)
    const reading = await read(settings, responsesDir, options.signal)
    const print = fingerprint(settings, reading.digest, process.env)
    const current = currentRecord(settings.releasesDir)
    if (!options.force && current?.fingerprint === print) return { kind: 'unchanged', record: current }
    checkContent(settings, current, reading)
    const others = reading.others === null ? null : fingerprint(settings, reading.others, process.env)
    if (!options.force && options.isFollowed && current && others !== null && current.others === others)
      return { kind: 'followed', record: current }
    const source = { responsesDir, reading, fingerprint: print, others }
    const record = await buildRelease(settings, source, current, options.signal)
    await tidy(settings.releasesDir)
    return { kind: 'built', record }
  } finally {
    await rm(responsesDir, { recursive: true, force: true })
    unlock()
    rmSync(join(settings.dataDir, 'build-progress.json'), { force: true })
  }
}
