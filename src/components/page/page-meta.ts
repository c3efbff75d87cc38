import type { FramedPage } from '../shell/framed-page.ts'
import type { OtherEditions } from './bodies/body-props.ts'

/** What a page passes to its layout. */
export interface PageMeta extends FramedPage {
  /** The subject of the page in schema.org terms. Addresses start at the site's root. */
  readonly structured?: object
  /** The data of other editions that the body shows. */
  readonly otherEditions?: Partial<OtherEditions>
}
