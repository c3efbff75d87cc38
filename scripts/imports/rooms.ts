/**
 * Which room may import which. A name is a folder of `src` or a path from the root; it may be one file or a file pattern.
 * A file belongs to the room with the longest matching name. A room imports only rooms above it, so no cycle is possible,
 * and itself if its row says so. `dayjs in time`: that package in that folder of the room only. `node:` stands for Node's
 * own modules.
 */
const TABLE = `
room                  | imports                                                              | packages | because
i18n/locales          |                                                                      | | a language is data
i18n/locales/*/rules.json |                                                                  | | days, months and nations: the rules write them, in browsers too
domain                | itself i18n/locales/*/rules.json                                     | dayjs in time ical-generator in calendar valibot | the rules of a cup are pure
contract              | itself domain                                                         | gql.tada @0no-co/graphql.web | the wire knows types of the domain only
i18n/message-text.ts  | domain                                                               | | the build, browsers and services say a message alike
i18n/service-text.ts  | i18n/message-text.ts i18n/locales domain                             | | it holds every language, so no browser loads it
i18n                  | itself i18n/message-text.ts i18n/locales domain                                                        | i18next | words know nothing of where they are shown
drawing               | itself domain i18n/service-text.ts                                                 | node: satori @resvg/resvg-js | the site draws pictures when it is built, the service when it is asked for them
styles                |                                                                      | | styles are styles
data/results          | itself contract domain                                               | gql.tada graphql graphql-request | what build and browser read alike is neither's
data/build            | itself data/results contract domain                                  | node: | the reading at build knows neither browser nor what is shown
data/browser/yield-to-browser.ts |                                                           | | whatever takes long lets the browser have its turn
data/browser          | itself data/browser/yield-to-browser.ts data/results contract domain                                  | gql.tada graphql-request valibot | the reading in the browser knows neither build nor what is shown
stores                | itself data/browser data/browser/yield-to-browser.ts domain i18n                                      | nanostores @nanostores/persistent minisearch | stores know no React and read through data/browser
page-scripts          | itself domain                                                        | | a script of a page knows no stores, no React and no messages: the page gives it its words
components            | itself drawing domain i18n page-scripts | react react-dom/server in ui uqr in my-week | a component knows no stores and no islands: a living part goes in a slot
kinds/bodies          | itself components domain i18n                                        | | a browser loads them, so they know no head and no list of pages
kinds                 | itself data/build components domain i18n                             | react | a kind of page is one module: what the build knows of it
files/lists           | itself components domain i18n                                        | ical-generator write-excel-file | lists that a browser makes as files, too
islands               | itself stores data/browser/yield-to-browser.ts kinds/bodies components domain i18n files/lists page-scripts | react react-dom @nanostores/react | an island reads stores, never data
islands/**/*.island.tsx | islands stores components domain i18n page-scripts | react react-dom @nanostores/react | an island imports no other island
layouts               | itself islands islands/**/*.island.tsx kinds kinds/bodies components styles data/build drawing domain i18n page-scripts | node: astro react react-dom @fontsource-variable/figtree | only islands read stores
files                 | itself kinds components styles data/build drawing domain i18n files/lists | node: astro @resvg/resvg-js @iconify-json/lucide | files that no page shows
generate              | itself files kinds components data/build domain | astro | the program that makes every file of the site
pages                 | itself layouts files islands islands/**/*.island.tsx kinds components data/build drawing domain i18n page-scripts | node: astro | only islands read stores
env.d.ts              |                                                                      | | it declares types

backend/settings      | itself                                                                   | node: valibot | settings know nothing of what they set
backend/document      | itself domain                                                        | valibot | the document of a cup is what importers, the generated cup and the service share
backend/network       | itself                                                               | node: | which addresses may be asked is no matter of who asks
backend/database      | itself backend/settings                                             | node: kysely pg valibot | tables know nothing of who reads them
backend/results       | itself backend/document backend/database contract drawing domain i18n/service-text.ts | node: kysely graphql-yoga valibot | results and identity never import each other, and what serves knows no importer
backend/identity      | itself backend/settings backend/database contract domain i18n/service-text.ts | node: kysely valibot hono @hono/node-server nodemailer in mail @zxcvbn-ts/core in password @zxcvbn-ts/language-common in password @zxcvbn-ts/language-en in password | results and identity never import each other
backend/alerts        | itself backend/network backend/settings backend/database backend/identity data/results data/browser contract domain i18n/service-text.ts | node: kysely web-push pino | alerts know the results as a page does, over HTTP
backend/http          | itself backend/settings backend/database backend/results backend/identity drawing domain i18n/service-text.ts | node: kysely valibot hono @hono/node-server prom-client graphql graphql-yoga @escape.tech/graphql-armor @graphql-yoga/plugin-csrf-prevention piscina in threads rate-limiter-flexible | the server knows neither importers nor the generated cup
backend/import        | itself backend/document domain i18n/service-text.ts | node: valibot @valibot/to-json-schema csv-parse in tables read-excel-file in tables | importers write a document, and know nothing of what serves
backend/cup-import    | itself backend/document backend/database backend/import backend/results domain | node: kysely valibot | an import meets what reads files and what stores: neither knows the other
backend/follow        | itself backend/network backend/settings backend/document backend/database backend/import backend/cup-import backend/results data/build data/results domain i18n/service-text.ts | node: kysely | a source is read, and stored as an import would
backend/demo          | itself backend/settings backend/document backend/database backend/results domain i18n/service-text.ts | node: kysely | the generated cup stands apart from what serves
backend/rehearsal     | itself backend/settings backend/document backend/database backend/results backend/http backend/demo data/build data/results domain i18n/service-text.ts | node: kysely | a rehearsal copies a cup, plays it as the generated cup plays, and reads it as pages do
backend               | itself backend/settings backend/database backend/results backend/identity backend/http backend/alerts backend/demo backend/cup-import backend/follow backend/rehearsal domain | node: kysely valibot hono @hono/node-server pino | the backend's root composes, and imports nothing of the site

scripts/bootstrap     | itself                                                               | node: | it runs before any package is installed
scripts/packages      | itself                                                               | node: | checks of packages stand by themselves
scripts/imports       | itself                                                               | node: typescript | checks of imports stand by themselves
scripts/service-worker| itself domain                                                        | node: astro vite workbox-core in worker workbox-precaching in worker workbox-routing in worker workbox-strategies in worker | it is a step of the build
scripts/bundle        | itself                                                               | node: vite | what the bundler reads, before a release is made
scripts/processes     | itself data/results domain                                           | node: | processes know no release
scripts/progress      | itself                                                               | node: | progress knows no release
scripts/release       | itself scripts/processes scripts/progress backend/http data/build data/results domain | node: | a release knows no publisher
scripts/generate      | itself scripts/service-worker data/build drawing generate                     | node: piscina | it makes files, and knows no release
scripts/publish       | itself scripts/processes scripts/progress scripts/generate scripts/release data/build data/results domain | node: | the publisher meets the backend over HTTP only
scripts/edge          | itself scripts/release backend/http domain                           | node: | the edge serves releases
scripts/package       | itself scripts/packages scripts/release                              | node: | the archive is made of files, and runs none of them
scripts/docs          | itself                                                               | node: astro @astrojs/starlight | the book is made of texts, and knows no program
scripts/start         | itself scripts/processes scripts/progress scripts/release scripts/publish backend/settings backend/database backend/demo backend/results domain | node: | the start composes site, services and generated cup
scripts/test          | itself scripts/imports scripts/packages scripts/processes scripts/progress scripts/edge scripts/release scripts/start contract domain | node: playwright | the gates import no test
scripts/bench         | itself scripts/processes scripts/progress scripts/edge scripts/release scripts/start scripts/test contract domain | node: playwright | a measurement looks from outside
scripts/check         | itself backend/document backend/database backend/results backend/rehearsal data/build data/results domain | node: | the check of a schedule reads a document as pages would have it
scripts/rehearse      | itself scripts/check scripts/processes scripts/progress scripts/publish scripts/release scripts/start backend/settings backend/document backend/database backend/demo backend/results backend/rehearsal domain | node: | a rehearsal composes a copy, services, site and publisher of its own
scripts/import        | itself backend/settings backend/document backend/database backend/identity backend/results backend/import backend/cup-import backend | node: | what an import says and stores, whichever command reads it
scripts/follow        | itself scripts/import scripts/processes scripts/release backend/import backend/follow domain | node: valibot | a source is read, and stored as an import would
scripts/webhooks      | itself scripts/processes scripts/release contract domain             | node: valibot | other programs are told over HTTP what HTTP tells
scripts               | itself scripts/bootstrap scripts/check scripts/rehearse scripts/import scripts/follow scripts/imports scripts/webhooks scripts/packages scripts/publish scripts/processes scripts/release scripts/start scripts/test backend/settings backend/document backend/database backend/identity backend/results backend/import backend/follow backend/rehearsal backend domain | node: | a chore composes
tests                 | anything                                                             | anything | tests reach everywhere, and nothing imports them
`

export interface Room {
  /** The name as written in the table. */
  readonly name: string
  /** The path from the root of the project. */
  readonly path: string
  readonly imports: readonly string[]
  /** For each package, the folder of the room that may import it; '' is the whole room. */
  readonly packages: ReadonlyMap<string, string>
  readonly because: string
}

const pathOf = (name: string) => (/^(scripts|tests)\b/.test(name) ? name : `src/${name}`)
const words = (cell: string) => cell.split(/\s+/).filter(Boolean)

function packagesOf(cell: string): Map<string, string> {
  const packages = new Map<string, string>()
  for (const [, name = '', folder = ''] of cell.matchAll(/(\S+)(?: in (\S+))?/g)) packages.set(name, folder)
  return packages
}

/** Returns the rooms of a table, in table order. */
export function roomsOf(table: string): Room[] {
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== 4) throw new Error(`A row has four cells, and this has ${cells.length}: ${line}`)
    const [name = '', imports = '', packages = '', because = ''] = cells
    return { name, path: pathOf(name), imports: words(imports), packages: packagesOf(packages), because }
  })
}

export const ROOMS = roomsOf(TABLE)
