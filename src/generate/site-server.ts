import { createApp } from 'astro/app/entrypoint'
import { keepHistory, latestIndex, loadSite, rereadEdition } from '../data/build/site.ts'
import { deskAddress, scorerLinksAddress } from '../domain/desk/desk-address.ts'
import { knownScreenAddress } from '../domain/hall/known-screen.ts'
import { adminAddress } from '../domain/organiser/admin-address.ts'
import { homeAddress, localized } from '../domain/presentation/addresses.ts'
import { offlineAddress } from '../domain/saved-pages/offline-address.ts'
import { originOf } from '../domain/site/origin.ts'
import type { Site } from '../domain/site/page-site.ts'
import { DEFAULT_LOCALE, LOCALES, otherLocales } from '../domain/text/locale.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { fileAt, pathsOfEdition, pathsOfSite } from '../files/file-at.ts'
import { editionAddresses, editionsInRelease, yearlessAddresses } from '../kinds/page-addresses.ts'
import type { SiteProgram } from './site-program.ts'

const origin = originOf(import.meta.env.SITE)
const app = createApp({ streaming: false })

/** The address of the page that is served in place of missing ones, and its file. */
const NOT_FOUND = { address: '/404/', file: '/404.html' }

const pageFiles = (addresses: readonly string[]): string[] =>
  LOCALES.flatMap((locale) => addresses.map((address) => `${localized(address, locale)}index.html`))

const filesOf = (site: Site, index: EditionIndex): string[] => [
  ...pageFiles(editionAddresses(index, site.latestYear)),
  ...pathsOfEdition(site, index),
]

async function siteFiles(): Promise<string[]> {
  const site = await loadSite()
  const yearless = [
    ...yearlessAddresses(site.pastEditions),
    deskAddress(),
    adminAddress(),
    knownScreenAddress(),
    scorerLinksAddress(),
    offlineAddress(),
  ]
  return [
    ...site.indexes.flatMap((index) => filesOf(site, index)),
    ...pageFiles(yearless),
    ...pathsOfSite(site),
    NOT_FOUND.file,
    ...otherLocales(DEFAULT_LOCALE).map((locale) => `${localized(NOT_FOUND.address, locale)}index.html`),
  ]
}

async function editionFiles(year: number): Promise<string[]> {
  const site = await loadSite()
  const index = latestIndex(site)
  if (index.edition.year !== year) throw new Error(`The edition ${year} is not the latest one.`)
  const isShared = (file: string) => file.startsWith('/share/')
  return [...filesOf(site, index).filter((file) => !isShared(file)), ...pageFiles([homeAddress()])]
}

async function contentOf(file: string): Promise<string | Uint8Array<ArrayBuffer>> {
  const other = await fileAt(file)
  if (other) return other.content()
  return page(file === NOT_FOUND.file ? NOT_FOUND.address : file.replace(/index\.html$/, ''))
}

/** Astro gives the policy of a page as a header of its response, and a file has no headers: pages write it themselves. */
let policy: Promise<string> | undefined

async function page(address: string): Promise<Uint8Array<ArrayBuffer>> {
  policy ??= ask(NOT_FOUND.address, '').then(({ headers }) => headers.get('content-security-policy') ?? '')
  const response = await ask(address, await policy)
  const isMissing = address !== NOT_FOUND.address && response.status !== 200
  if (isMissing) throw new Error(`${address} was answered with ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

const ask = (address: string, policyOfPages: string): Promise<Response> =>
  app.render(new Request(origin + encodeURI(address)), { locals: { policy: policyOfPages } })

export const site: SiteProgram = {
  siteFiles,
  editionFiles,
  contentOf,
  rereadEdition,
  keepHistory: (siteDir) => keepHistory(siteDir, editionsInRelease),
}
