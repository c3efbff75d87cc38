/** What a program of ours needs of the environment to be started; all settings are left to the test. */
export const BARE_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
