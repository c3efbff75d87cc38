import { savedText } from '../../components/saved-pages/saved-text.ts'
import { loadCode } from '../../components/ui/load-code.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { loadMessages } from '../../i18n/load-messages.ts'

/** Marks a saved page as saved, if it has no line that says how fresh it is. */
export async function showSaved(): Promise<void> {
  const page = document.documentElement
  if (page.dataset.saved === undefined || document.querySelector('#freshness')) return
  const locale = page.lang as Locale
  await loadCode(() => loadMessages(locale, 'pages'))
  const text = savedText(locale)
  if (text === null) return
  const line = document.createElement('p')
  line.className = 'note note-sun'
  line.setAttribute('role', 'status')
  line.textContent = text
  const place = document.createElement('div')
  place.className = 'wrap'
  place.append(line)
  document.getElementById('content')?.prepend(place)
}
