import type { Page } from '@playwright/test'

/** The play-offs of every year, as the site maps list them. */
export async function playoffs(page: Page): Promise<string[]> {
  const located = async (address: string) => {
    const text = await (await page.request.get(address)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  }
  const maps = await located('/sitemap.xml')
  const listed = await Promise.all(maps.map(located))
  return listed.flat().filter((address) => /^\/\d+\/.*\/playoff\/[^/]+\/$/.test(address))
}
