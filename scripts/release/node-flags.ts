/**
 * The flags of a Node that renders pages. Young objects get more room, because nearly all of them die with their page;
 * otherwise collecting them takes a tenth of the time. The heap grows more slowly: by default it reaches 1.5 GB before
 * Node looks for garbage, although some 0.4 GB are in use, and a build of the full archive took 2.8 GiB.
 */
export const RENDERING_FLAGS: readonly string[] = ['--max-semi-space-size=64', '--heap-growing-percent=60']
