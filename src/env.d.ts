/// <reference types="astro/client" />

/** Changes with any word of the interface; set in astro.config.mjs, as the pages' cache keys must hold it. */
declare const MESSAGES_DIGEST: string

interface ImportMetaEnv {
  readonly PUBLIC_RESULTS_ORIGIN?: string
  readonly PUBLIC_IDENTITY_ORIGIN?: string
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:signed-in'?: boolean
    'client:under-way'?: boolean
    'client:asked'?: boolean
  }
}
