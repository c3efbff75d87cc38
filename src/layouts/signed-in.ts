import { whenIdle } from '../components/ui/when-idle.ts'

/**
 * Brings the parts of a page that only somebody with a token needs, when the page has nothing better to do. They are no
 * Astro islands: those would put 6 kB into each of the pages of visitors who never sign in.
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

// Read from the storage before the page was painted, by language-choice.js.
if (document.documentElement.classList.contains('has-token')) whenIdle(wake)
else addEventListener('storage', follow)
