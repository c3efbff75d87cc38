/**
 * What a cup of one's own sets beside itself, for the demonstration to be looked at with: places elsewhere, and somebody
 * who counts page views of those who say yes. Nobody is there: the names end in what nobody can own, or stand for nobody.
 */
export const SHOWCASE = {
  WEBSITE_URL: 'https://silversill.example/',
  SOCIAL_URLS:
    'https://www.instagram.com/example/,https://www.facebook.com/example/,https://social.example/@silversill',
  ANALYTICS_URL: 'https://plausible.example/api/event',
  ANALYTICS_CONSENT: 'required',
} as const

/** Sets what is not set yet. */
export function setShowcase(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(SHOWCASE)) env[name] ||= value
}
