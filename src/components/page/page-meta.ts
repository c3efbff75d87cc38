import type { FramedPage } from '../shell/framed-page.ts'
import type { OtherYears } from './PageBody.tsx'

/** What the frame of a page of an edition says, and what search engines are told of it. */
export interface PageMeta extends FramedPage {
  readonly inYear: (year: number) => string
  /** What the page is about, as schema.org has it. */
  readonly structured?: object
  /** What its body shows of other editions. */
  readonly others?: Partial<OtherYears>
}
