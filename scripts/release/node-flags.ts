/**
 * The flags of a build and of its threads. Young objects get more room, because nearly all of them die with their page;
 * otherwise collecting them takes a tenth of the time.
 */
export const BUILDING_FLAGS: readonly string[] = ['--max-semi-space-size=64']

/**
 * The flags of a publisher and of its threads, which keep running beside the services: the heap grows more slowly. By default
 * it grows to twice what is in use before Node looks for garbage.
 */
export const PUBLISHING_FLAGS: readonly string[] = ['--max-semi-space-size=32', '--heap-growing-percent=60']
