import { hasAllAccess } from '../../domain/account/user.ts'
import { dismissPassAnnouncements } from '../../page-scripts/announcements.ts'
import { $purchases } from '../../stores/app.ts'

/** Tells a visitor who holds the pass of the year shown what it opens, in place of what needs a pass and where to get one. */
export function followPass(): void {
  const [, year] = /^\/(?:sv\/)?(\d+)\//.exec(location.pathname) ?? []
  $purchases.subscribe((purchases) => {
    const hasPass = hasAllAccess(purchases, Number(year))
    document.documentElement.classList.toggle('has-pass', hasPass)
    if (hasPass) dismissPassAnnouncements()
  })
}
