import { createRoot } from 'react-dom/client'
import type { LivingPage as Props } from '../components/live/living-page.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import LivingPage from '../islands/living-page.island.tsx'

/** Starts what keeps the page true, with the data that it was built with. */
export function startLiving(main: HTMLElement, page: Props): void {
  const route = parseAddress(location.pathname)?.route
  if (!route) return
  const box = main.appendChild(document.createElement('div'))
  createRoot(box).render(<LivingPage page={page} route={route} />)
}
