import { countPageViews } from '../consent/page-views.ts'
import { carryQuery } from './carry-query.ts'
import { dismissBanner } from './dismiss-banner.ts'
import { reloadFailedPage } from './failed-load.ts'
import { closeMenus } from './menus.ts'

reloadFailedPage()
closeMenus()
carryQuery()
dismissBanner()
countPageViews()
