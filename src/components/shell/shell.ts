import { NEAREST } from '../../domain/presentation/year-link.ts'
import { countPageViews } from '../consent/page-views.ts'
import { setUpResultsSwitches } from '../spoilers/results-switch.ts'
import { foldAnnouncements } from './announcements.ts'
import { stepBack } from './app-back.ts'
import { carryQuery } from './carry-query.ts'
import { dismissBanner } from './dismiss-banner.ts'
import { closeMenus } from './menus.ts'
import { hideHeaderOnScroll } from './navbar.ts'
import { showMissingPageName } from './nearest-page.ts'

closeMenus()
carryQuery()
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
  if (button) void import('../share/share-address.ts').then(({ sharePage }) => sharePage(button))
})
