/**
 * Settings that a cup of one's own usually has, to try in the demonstration: links to other sites, and a service that counts
 * the page views of visitors who consent. No such site or service exists: the names end in a domain that nobody can own, or
 * are placeholders.
 */
export const SHOWCASE = {
  WEBSITE_URL: 'https://silversill.example/',
  SOCIAL_URLS:
    'https://www.instagram.com/example/,https://www.facebook.com/example/,https://social.example/@silversill',
  ANALYTICS_URL: 'https://plausible.example/api/event',
  ANALYTICS_CONSENT: 'required',
} as const

/** Sets the variables that are not set yet. */
export function setShowcase(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(SHOWCASE)) env[name] ||= value
}
