/**
 * Of a Node that renders pages. Young objects have room, for nearly all of them die with their page: clearing them away
 * otherwise takes a tenth of the time. And the heap does not grow to 1.5 GB before Node looks for what is not needed any more,
 * where some 0.4 GB are: a build of the full archive took 2.8 GiB so.
 */
export const RENDERING_FLAGS: readonly string[] = ['--max-semi-space-size=64', '--heap-growing-percent=60']
