import { readdirSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const ROOT = new URL('../../', import.meta.url)

const decisions = readdirSync(new URL('docs/decisions', ROOT))
  .map((name) => `decisions/${name}`.replace(/(?:\/index)?\.md$/, ''))
  .sort()

/** The book: docs, as static pages with a search. It is no part of the site. */
export default defineConfig({
  srcDir: '.',
  publicDir: new URL('scripts/docs/public', ROOT).pathname,
  outDir: new URL('.cache/docs', ROOT).pathname,
  cacheDir: new URL('.cache/astro-docs', ROOT).pathname,
  trailingSlash: 'always',
  telemetry: false,
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Cup archive',
      credits: false,
      customCss: ['./book.css'],
      sidebar: [
        { label: 'Visitors', slug: 'visitors' },
        { label: 'Run a cup', items: ['run-a-cup', 'report-results', 'correct-a-score', 'hall-and-embeds'] },
        { label: 'Operate', items: ['operate', 'publish', 'edge', 'hosts', 'settings'] },
        { label: 'Data', items: ['import', 'tables', 'cup-json', 'open-data', 'contract'] },
        { label: 'Develop', items: ['develop', 'add-a-page', 'scripts-of-pages'] },
        { label: 'Decisions', collapsed: true, items: decisions },
        { label: 'Figures', slug: 'figures' },
        { label: 'Quality', slug: 'quality' },
        { label: 'Sport', slug: 'sport' },
      ],
    }),
  ],
})
