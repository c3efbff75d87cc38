const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Returns the name of a social media page: the service's own name if it is known, else its host. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^(?:www|m)\./, '')
  return NAMES[host] ?? host
}
