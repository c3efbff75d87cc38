/** The environment variables that a program of ours needs to start; the test makes all settings. */
export const BARE_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
