/// <reference types="astro/client" />

interface ImportMetaEnv {
  /**
   * @setting PUBLIC_RESULTS_ORIGIN (the site's own) Where browsers find the results service, if it is not on the site's
   *   origin.
   */
  readonly PUBLIC_RESULTS_ORIGIN?: string
  /**
   * @setting PUBLIC_IDENTITY_ORIGIN (the site's own) Where browsers find the identity service, if it is not on the site's
   *   origin; links in e-mails begin with it.
   */
  readonly PUBLIC_IDENTITY_ORIGIN?: string
  /** @setting PUBLIC_MAP_URL (OpenStreetMap) The target of links to a map: https, with `{lat}` and `{lon}`. */
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
