import type { Coordinates } from '../tournament/edition.ts'

/** The default map, OpenStreetMap: it needs no key. */
export const OPEN_MAP = 'https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=18/{lat}/{lon}'

/** Links to a place on a map. Nothing is loaded before the visitor follows one of them. */
export interface MapLink {
  /** A page of a map on the web. */
  readonly web: string
  /** The host of that page. */
  readonly host: string
  /** An address that a phone opens in the map app of its owner's choice. */
  readonly app: string
}

/** @param template an https address with `{lat}` and `{lon}` for the degrees; the open map replaces anything else */
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
