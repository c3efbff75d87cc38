import type { Site } from '../site/page-site.ts'
import { dataTable, text } from './table.ts'

export const cupTable = dataTable<Site['cup']>(
  { name: 'cup', about: { en: 'The cup', sv: 'Cupen' }, key: ['id'] },
  (_, cup) => [cup],
  [
    text('id', 'Id of the cup', 'Cupens id', ({ id }) => id),
    text('name', 'Name', 'Namn', ({ name }) => name),
    text('sport', 'Sport', 'Idrott', ({ sport }) => sport),
  ],
)
