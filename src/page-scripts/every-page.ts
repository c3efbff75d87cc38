import { NEAREST } from '../domain/presentation/year-link.ts'
import { foldAnnouncements } from './announcements.ts'
import { stepBack } from './app-back.ts'
import { carryQuery } from './carry-query.ts'
import { copyNamesWhole } from './copy-names.ts'
import { dismissBanner } from './dismiss-banner.ts'
import { hideHeaderOnScroll } from './hide-header.ts'
import { closeMenus } from './menus.ts'
import { showMissingPageName } from './nearest-page.ts'
import { countPageViews } from './page-views.ts'
import { setUpResultsSwitches } from './results/results-switch.ts'

closeMenus()
carryQuery()
copyNamesWhole()
dismissBanner()
foldAnnouncements()
showMissingPageName(NEAREST)
hideHeaderOnScroll()
stepBack()
countPageViews()
setUpResultsSwitches()
if (document.querySelector('[data-sortable]'))
  void import('./sort-tables.ts').then(({ sortTables }) => sortTables())
document.addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.<HTMLElement>('.share-button')
  if (button) void import('./share-address.ts').then(({ sharePage }) => sharePage(button))
})
