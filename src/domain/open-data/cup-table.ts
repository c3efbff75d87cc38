import type { Site } from '../site/page-site.ts'
import { dataTable, text } from './table.ts'

export const cupTable = dataTable<Site['cup']>({ name: 'cup', key: ['id'] }, (_, cup) => [cup], [
  text('id', ({ id }) => id),
  text('name', ({ name }) => name),
  text('sport', ({ sport }) => sport),
])
