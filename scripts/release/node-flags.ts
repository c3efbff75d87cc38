/**
 * The flags of a Node that renders pages. Young objects get more room, because nearly all of them die with their page;
 * otherwise collecting them takes a tenth of the time. The heap grows more slowly: by default it reaches 1.5 GB before
 * Node looks for garbage, although some 0.4 GB are in use, and a build of the full archive took 2.8 GiB. It starts large:
 * otherwise the small heap of the thread that draws pictures is collected once per three pictures.
 */
export const RENDERING_FLAGS: readonly string[] = [
  '--max-semi-space-size=64',
  '--heap-growing-percent=60',
  '--initial-heap-size=300',
]

/**
 * The flags of a build, which ends: its heap grows faster than a publisher's, so that Node looks for garbage less often.
 * The full archive takes 2.7 GB with them, of the 3 GB it may.
 */
export const BUILDING_FLAGS: readonly string[] = [
  ...RENDERING_FLAGS,
  '--heap-growing-percent=100',
  '--initial-heap-size=500',
]

/**
 * The environment of a Node that draws pictures. By default glibc returns the 3 MB of each picture to the system, and the
 * system clears them again for the next picture, while all threads of the process wait. Other C libraries ignore these.
 */
export const RENDERING_ENV: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(1024 ** 3),
}
