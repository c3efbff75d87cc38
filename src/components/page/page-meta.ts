import type { FramedPage } from '../shell/framed-page.ts'
import type { OtherYears } from './bodies/body-props.ts'

/** What a page hands to its layout. */
export interface PageMeta extends FramedPage {
  /** What the page is about, as schema.org has it; addresses from the site's root. */
  readonly structured?: object
  /** What the body shows of other editions. */
  readonly others?: Partial<OtherYears>
}
