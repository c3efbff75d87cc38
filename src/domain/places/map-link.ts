import type { Coordinates } from '../tournament/edition.ts'

/** The map of everybody, which asks nobody for a key. */
export const OPEN_MAP = 'https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=18/{lat}/{lon}'

/** The ways to a place on a map: nothing is loaded before one of them is followed. */
export interface MapLink {
  /** A page of a map in the web. */
  readonly web: string
  /** Who shows that page. */
  readonly host: string
  /** What a phone opens in the map app of its owner's choice. */
  readonly app: string
}

/** @param template an https address with `{lat}` and `{lon}` for the degrees; anything else gives way to the open map */
export function mapLink({ latitude, longitude }: Coordinates, template = OPEN_MAP): MapLink {
  const [lat, lon] = [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(6))))
  const filled = (text: string) => text.replaceAll('{lat}', `${lat}`).replaceAll('{lon}', `${lon}`)
  const web = hostOf(filled(template)) === null ? filled(OPEN_MAP) : filled(template)
  return { web, host: hostOf(web) ?? '', app: `geo:${lat},${lon}` }
}

function hostOf(address: string): string | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' ? url.hostname.replace(/^www\./, '') : null
}
