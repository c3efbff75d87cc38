import { whenIdle } from '../components/ui/when-idle.ts'

/**
 * Loads the parts of a page that only a visitor with a token needs, when the page is idle. They are not Astro islands:
 * islands would put 6 kB into each page of visitors who never sign in.
 */
const wake = async () => {
  const { mountSignedInParts } = await import('./signed-in-parts.tsx')
  mountSignedInParts()
}
const follow = ({ key, newValue }: StorageEvent) => {
  if (key !== 'user-token' || newValue === null) return
  removeEventListener('storage', follow)
  document.documentElement.classList.add('has-token')
  whenIdle(wake)
}

// before-paint.js read the storage before the page was painted.
if (document.documentElement.classList.contains('has-token')) whenIdle(wake)
else addEventListener('storage', follow)
