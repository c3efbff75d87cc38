import { clientsClaim } from 'workbox-core/clientsClaim.js'
import { SAVED_SCREENS } from '../../../src/domain/saved-pages/saved-page.ts'
import { routeSavedPages, routeSprites } from './saved-page-routes.ts'
import { scope } from './worker-scope.ts'

// The worker replaces the previous worker at once.
scope.skipWaiting()
clientsClaim()

routeSavedPages(SAVED_SCREENS)
routeSprites(SAVED_SCREENS)
