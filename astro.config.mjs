import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import astroI18next from 'astro-i18next'
import { publishPages } from './scripts/publish/publish-pages.ts'
import { serviceWorker } from './scripts/service-worker/service-worker.ts'
import { spreadImages } from './src/data/build/spread-images.ts'
import { isWarm } from './src/data/build/warm-site.ts'
import { stampPages } from './src/layouts/stamp-pages.ts'

const languageChoice = createHash('sha256')
  .update(readFileSync('src/layouts/language-choice.js'))
  .digest('base64')

/** When an island loads: see src/islands/directives. */
const directives = {
  name: 'client-directives',
  hooks: {
    /** @param {{ addClientDirective: (directive: { name: string, entrypoint: string }) => void }} setup */
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['signed-in', 'under-way', 'on-interaction'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.js` })
    },
  },
}

const outDir = process.env.RELEASE_DIR ?? '.releases/astro'

/** How pages are rendered: Astro keeps one prerenderer, so that each of these is given the one before it. */
const prerendering = {
  name: 'prerendering',
  hooks: {
    /** @param {{ setPrerenderer: (make: (standard: import('astro').AstroPrerenderer) => import('astro').AstroPrerenderer) => void }} setup */
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((standard) =>
        isWarm()
          ? publishPages(standard, stampPages(standard, outDir))
          : stampPages(spreadImages(standard), outDir),
      ),
  },
}

/** Sheets are packed in workers made of text, which no page of ours may start: here they are packed in place. */
const packInPlace = {
  name: 'pack-in-place',
  /** @type {(code: string, id: string) => string | undefined} */
  transform(code, id) {
    if (!id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')) return
    const packed = code.replace('import { zip } ', 'import { zipSync } ')
    if (packed === code) throw new Error('write-excel-file packs its files otherwise now: see packInPlace.')
    return `${packed}\nconst zip = (files, done) => done(null, zipSync(files))`
  },
}

/** The origins of services that are not the site's own, as pages may connect to them. */
const elsewhere = [
  process.env.PUBLIC_RESULTS_ORIGIN,
  process.env.PUBLIC_IDENTITY_ORIGIN,
  process.env.ANALYTICS_URL,
]
  .flatMap((address) => (address?.trim() && URL.canParse(address) ? [new URL(address).origin] : []))
  .join(' ')

/** Of so many modules that a module brings a browser is told before it has fetched it. */
const LONGEST_LIST = 26

/**
 * The body that a page comes alive with brings up to seventy modules. It is fetched while nobody waits: the lists of all
 * bodies would weigh more than they save.
 */
const shortLists = {
  name: 'short-lists',
  configEnvironment: () => ({
    build: {
      modulePreload: {
        /** @type {(file: string, brought: string[]) => string[]} */
        resolveDependencies: (_, brought) => (brought.length > LONGEST_LIST ? [] : brought),
      },
    },
  }),
}

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  outDir,
  cacheDir: process.env.ASTRO_CACHE_DIR ?? '.cache/astro',
  trailingSlash: 'always',
  output: 'static',
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  build: { format: 'directory', concurrency: 128, inlineStylesheets: 'never', assets: '_astro' },
  integrations: [react(), astroI18next(), directives, prerendering, serviceWorker()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self' ${elsewhere}`.trim(),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types service-worker',
      ],
      scriptDirective: { hashes: [`sha256-${languageChoice}`] },
    },
  },
  vite: {
    // A script of its own is fetched once; written into every page it would be fetched with each.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) },
    // A page that lives fetches some eighty modules, and each names a dozen others: long names weigh more than what they say.
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { chunkFileNames: '_astro/[hash:7].js' } },
        },
      },
    },
    plugins: [packInPlace, shortLists],
    resolve: { alias: [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }] },
  },
})
