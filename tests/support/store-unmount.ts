import { windowPersistentEvents } from '@nanostores/persistent'

// Nanostores unmounts a store a second after its last listener has gone. By then the test that made the window has removed it.
const { removeEventListener } = windowPersistentEvents
windowPersistentEvents.removeEventListener = (...listeners) => {
  if ('window' in globalThis) removeEventListener(...listeners)
}
