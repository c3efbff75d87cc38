export const STOCKHOLM = 'Europe/Stockholm'

/** Stockholm's clock changes as calendars need them (RFC 5545, VTIMEZONE): the EU rule, older than every edition. */
export const STOCKHOLM_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${STOCKHOLM}`,
  ...season('DAYLIGHT', 'CEST', '+0100', '+0200', '19700329T020000', 3),
  ...season('STANDARD', 'CET', '+0200', '+0100', '19701025T030000', 10),
  'END:VTIMEZONE',
].join('\r\n')

function season(
  kind: string,
  name: string,
  from: string,
  to: string,
  start: string,
  month: number,
): string[] {
  return [
    `BEGIN:${kind}`,
    `TZNAME:${name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${start}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `END:${kind}`,
  ]
}
