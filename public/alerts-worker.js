/**
 * Shows the alerts that a push service brings, and opens their page when one is pressed. It handles no page and keeps
 * none: its scope is an address without any.
 */
addEventListener('push', (event) => {
  const { title, body, tag, url, lang } = read(event.data)
  // Browsers end a subscription whose messages show nothing. The same tag takes the place of what it showed before.
  event.waitUntil(
    registration.showNotification(title, { body, tag, lang, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png' }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data?.url ?? '/', location.origin)
  event.waitUntil(open(target.origin === location.origin ? target.href : '/'))
})

addEventListener('install', () => skipWaiting())

/** A page that is open there already is looked at again, not opened twice. */
async function open(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address)
  if (there) await there.focus()
  else await clients.openWindow(address)
}

function read(data) {
  try {
    const { title, ...rest } = data.json()
    if (typeof title === 'string') return { title, ...rest }
  } catch {
    // What is no message of ours is shown as one without words.
  }
  return { title: location.hostname }
}
