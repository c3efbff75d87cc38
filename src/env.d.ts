/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_RESULTS_ORIGIN?: string
  readonly PUBLIC_IDENTITY_ORIGIN?: string
  readonly PUBLIC_MAP_URL?: string
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:signed-in'?: boolean
    'client:under-way'?: object
    'client:on-interaction'?: boolean
  }
}

declare namespace App {
  interface Locals {
    /** The content security policy that all pages share; not given while the site is developed. */
    policy?: string
  }
}
