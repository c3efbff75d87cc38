import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import astroI18next from 'astro-i18next'
import { serviceWorker } from './scripts/service-worker/service-worker.ts'
import { spreadImages } from './src/data/build/drawing/spread-images.ts'

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** @param {string} file @param {string} range */
const figtree = (file, range) => ({
  src: [`@fontsource-variable/figtree/files/figtree-${file}-wght-normal.woff2`],
  weight: '300 900',
  style: 'normal',
  unicodeRange: range.split(','),
})

const languageChoice = createHash('sha256')
  .update(readFileSync('src/layouts/language-choice.js'))
  .digest('base64')

/** When an island loads: see src/islands/directives. */
const directives = {
  name: 'client-directives',
  hooks: {
    /** @param {{ addClientDirective: (directive: { name: string, entrypoint: string }) => void }} setup */
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['signed-in', 'under-way', 'asked'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.js` })
    },
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

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  outDir: process.env.RELEASE_DIR ?? '.releases/astro',
  cacheDir: process.env.ASTRO_CACHE_DIR ?? '.cache/astro',
  trailingSlash: 'always',
  output: 'static',
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  build: { format: 'directory', concurrency: 8, inlineStylesheets: 'never', assets: '_astro' },
  integrations: [react(), astroI18next(), directives, spreadImages(), serviceWorker()],
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
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      // A font that comes late stays for the next page: swapped in, it would move what is being read.
      display: 'optional',
      fallbacks: ['system-ui', 'sans-serif'],
      options: { variants: [figtree('latin', LATIN), figtree('latin-ext', LATIN_EXTENDED)] },
    },
  ],
  vite: {
    // A script of its own is fetched once; written into every page it would be fetched with each.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) },
    resolve: { alias: [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }] },
  },
})
