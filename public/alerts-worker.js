/**
 * Shows the alerts that a push service delivers, and opens the page of an alert when it is pressed. It neither serves nor
 * caches pages: its scope is an address without any.
 */
addEventListener('push', (event) => {
  const { title, body, tag, url, lang } = read(event.data)
  // Browsers end a subscription whose messages show nothing. A notification replaces the earlier one with the same tag.
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

/** Focuses a page that is already open at the address instead of opening it twice. */
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
    // A message that is not ours is shown without text.
  }
  return { title: location.hostname }
}
