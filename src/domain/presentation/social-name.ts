const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** What a page in social media is called: the service by its own name, any other by its host. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^(?:www|m)\./, '')
  return NAMES[host] ?? host
}
