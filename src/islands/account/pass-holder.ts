import { hasAllAccess, type Purchase } from '../../domain/account/user.ts'
import { yearOfPath } from '../../domain/presentation/addresses.ts'
import { dismissPassAnnouncements } from '../../page-scripts/announcements.ts'
import { $purchases } from '../../stores/app.ts'

/** Tells a visitor who holds the pass of the year shown what it opens, in place of what needs a pass and where to get one. */
export function followPass(): void {
  const year = yearOfPath(location.pathname)
  $purchases.subscribe((purchases) => {
    const hasPass = hasAllAccess(purchases, year ?? Number.NaN)
    document.documentElement.classList.toggle('has-pass', hasPass)
    if (hasPass) dismissPassAnnouncements()
    markYears(purchases)
  })
}

/** In the list of years, the word stands at those that the passes are for. */
function markYears(purchases: readonly Purchase[]): void {
  for (const list of document.querySelectorAll<HTMLElement>('.years-list'))
    for (const link of list.querySelectorAll<HTMLElement>('[data-year]')) {
      link.querySelector('.badge')?.remove()
      if (!hasAllAccess(purchases, Number(link.dataset.year))) continue
      const badge = document.createElement('span')
      badge.className = 'badge badge-sun'
      badge.textContent = list.dataset.pass ?? ''
      link.append(' ', badge)
    }
}
