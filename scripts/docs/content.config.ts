import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { pagesOf } from './pages-loader.ts'

export const collections = { docs: defineCollection({ loader: pagesOf('../../docs'), schema: docsSchema() }) }
