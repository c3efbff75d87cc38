/**
 * `client:under-way`: the living body of a page. The script of the page follows the feed and loads it once something on the
 * page has changed (islands/live/follow-page.ts): until then the page does without React.
 */
export default (load, { value: follows }, element) => {
  self.livingBody = { follows, load, element }
  dispatchEvent(new Event('living-body'))
}
