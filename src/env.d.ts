/// <reference types="astro/client" />

/** Changes with any word of the interface; set in astro.config.mjs, as the pages' cache keys must hold it. */
declare const MESSAGES_DIGEST: string
