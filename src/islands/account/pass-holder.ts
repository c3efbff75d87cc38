import { hasAllAccess } from '../../domain/account/user.ts'
import { dismissPassAnnouncements } from '../../page-scripts/announcements.ts'
import { $purchases } from '../../stores/app.ts'

/** Hides the offers of the pass from a visitor who already holds the pass of the year shown. */
export function hidePassOffersFromHolders(): void {
  const [, year] = /^\/(?:sv\/)?(\d+)\//.exec(location.pathname) ?? []
  $purchases.subscribe((purchases) => {
    if (hasAllAccess(purchases, Number(year))) dismissPassAnnouncements()
  })
}
