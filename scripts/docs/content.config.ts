import { resolve } from 'node:path'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { pagesOf } from './pages-loader.ts'

const pages = resolve(process.cwd(), 'docs')

export const collections = { docs: defineCollection({ loader: pagesOf(pages), schema: docsSchema() }) }
