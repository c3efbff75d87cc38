import { createHash } from 'node:crypto'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import astroI18next from 'astro-i18next'
import { inlineScript } from './scripts/bundle/inline-script.ts'
import { scriptFiles } from './scripts/bundle/script-files.ts'

const beforePaint = inlineScript('src/page-scripts/before-paint.js')

/** The client directives that decide when an island loads: see src/islands/directives. */
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

/**
 * `astro build` makes the program of the site, its scripts and its styles. The program then makes every file of a release,
 * and those that change while the cup is played (scripts/generate): nothing is rendered when a visitor asks.
 *
 * @type {import('astro').AstroIntegration}
 */
const siteProgram = {
  name: 'site-program',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'site-program',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/generate/site-server.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
}

/** The library zips sheets in workers made from text, which our pages may not start. Here it zips them in the page. */
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

/** The origins of services other than the site's own that pages may connect to. */
const elsewhere = [
  process.env.PUBLIC_RESULTS_ORIGIN,
  process.env.PUBLIC_IDENTITY_ORIGIN,
  process.env.ANALYTICS_URL,
]
  .flatMap((address) => (address?.trim() && URL.canParse(address) ? [new URL(address).origin] : []))
  .join(' ')

/** The program may lie in a folder that the account of the build may only read, so nothing is kept among the packages. */
const cacheDir = process.env.ASTRO_CACHE_DIR ?? '.cache/astro'

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  outDir: process.env.PROGRAM_DIR ?? '.cache/program',
  cacheDir,
  trailingSlash: 'always',
  output: 'server',
  devToolbar: { enabled: false },
  build: { format: 'directory', inlineStylesheets: 'never', assets: '_astro' },
  adapter: siteProgram,
  integrations: [react(), astroI18next(), directives],
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
      scriptDirective: {
        hashes: [`sha256-${createHash('sha256').update(beforePaint.text).digest('base64')}`],
      },
    },
  },
  vite: {
    cacheDir: `${cacheDir}/vite`,
    // A browser fetches a script file once. An inlined script would come again with every page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) },
    // A live page fetches some twenty files, and some name many others: long names would weigh more than the code.
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { chunkFileNames: '_astro/[hash:7].js' } },
        },
      },
    },
    plugins: [beforePaint.plugin, packInPlace, scriptFiles()],
    resolve: { alias: [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }] },
  },
})
