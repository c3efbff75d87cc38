/**
 * Young objects get more room, because nearly all of them die with their page; otherwise collecting them takes a tenth of
 * the time.
 */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64'

/**
 * The flags of a publisher, which keeps running beside the services. Its heap grows more slowly: by default it reaches
 * 1.5 GB before Node looks for garbage, although some 0.4 GB are in use. It starts large: otherwise the small heap of the
 * thread that draws pictures is collected once per three pictures.
 */
export const PUBLISHING_FLAGS: readonly string[] = [
  ROOM_FOR_YOUNG_OBJECTS,
  '--heap-growing-percent=60',
  '--initial-heap-size=300',
]

/**
 * The flags of a build, which ends: its heap grows faster than a publisher's, so that Node looks for garbage less often,
 * and young objects have all their room from the start. The full archive takes 2.7 GB with them, of the 3 GB it may.
 */
export const BUILDING_FLAGS: readonly string[] = [
  ROOM_FOR_YOUNG_OBJECTS,
  '--min-semi-space-size=64',
  '--heap-growing-percent=100',
  '--initial-heap-size=500',
]
