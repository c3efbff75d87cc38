import { dismissPassAnnouncements } from '../../components/shell/announcements.ts'
import { hasAllAccess } from '../../domain/account/user.ts'
import { $purchases } from '../../stores/app.ts'

/** Who holds the pass of the year one looks at is not asked to get it. */
export function spareHolders(): void {
  const [, year] = /^\/(?:sv\/)?(\d+)\//.exec(location.pathname) ?? []
  $purchases.subscribe((purchases) => {
    if (hasAllAccess(purchases, Number(year))) dismissPassAnnouncements()
  })
}
