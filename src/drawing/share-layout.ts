import { flagImage } from './flag-sprite.ts'
import { box, type DrawnNode, picture, text } from './node.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-card.ts'

const BAND = 132
export const MARGIN = 72

// The colours of src/styles/tokens.css, repeated because a picture reads no style sheet.
const BRAND = '#0b2a4f'
const BRAND_2 = '#17508f'
const SUN = '#ffc72c'
const ON_SUN = '#2b1d00'
export const ON_BRAND_2 = '#c9d8ea'

/** Widths in em, estimated on the safe side for Figtree at weight 800. */
export const widthOf = (character: string): number =>
  /[MWmw@%]/.test(character) ? 0.95 : /[ijlftrI1.,:'’ ·()/-]/.test(character) ? 0.37 : 0.63

/**
 * Returns how a title is set: in one line, as large as fits, or in two lines if one line would be too small to read in a
 * list of links. A flag leaves less room.
 */
export function titleSetting({ title, flag }: Pick<ShareCard, 'title' | 'flag'>) {
  const [width, largest, smallest, ofTwo] = flag === null ? [1056, 172, 92, 112] : [780, 132, 76, 88]
  const size = width / [...title].reduce((sum, character) => sum + widthOf(character), 0.1)
  return size >= smallest
    ? { lines: 1, size: Math.floor(Math.min(largest, size)) }
    : { lines: 2, size: Math.floor(Math.max(52, Math.min(ofTwo, size * 1.7))) }
}

/** A picture with the cup above and a band below. @param middle the content between them */
export function framed(cup: string, middle: DrawnNode, band: readonly DrawnNode[], year: number): DrawnNode {
  return box(
    {
      flexDirection: 'column',
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      color: '#fff',
      fontFamily: 'Figtree',
      fontWeight: 600,
    },
    box(
      { flexShrink: 0, height: 80, margin: `56px ${MARGIN}px 0 ${MARGIN + 104}px`, alignItems: 'center' },
      text(cup, { maxWidth: 950, fontSize: 42 }),
    ),
    middle,
    box(
      {
        flexShrink: 0,
        height: BAND,
        padding: `0 ${MARGIN}px`,
        alignItems: 'center',
        gap: 44,
        color: ON_SUN,
      },
      ...band,
      box({ flexGrow: 1, justifyContent: 'flex-end', fontSize: 104, fontWeight: 800 }, text(year, {})),
    ),
  )
}

/** The content of the picture; satori lays it out like a page. */
export function shareLayout(card: ShareCard): DrawnNode {
  const { lines, size } = titleSetting(card)
  const title = {
    fontSize: size,
    fontWeight: 800,
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
    wordBreak: 'break-word',
  }
  const middle = box(
    { flexGrow: 1, alignItems: 'center', gap: 48, padding: `0 ${MARGIN}px` },
    card.flag !== null && picture(flagImage(card.flag), 228, 152, { borderRadius: 12 }),
    box(
      { flexDirection: 'column', maxWidth: card.flag === null ? 1056 : 780 },
      text(card.title, title, lines),
      card.subtitle !== '' && text(card.subtitle, { marginTop: 14, fontSize: 48, color: ON_BRAND_2 }),
    ),
  )
  const figures = card.figures.map(({ value, label }) =>
    box(
      { flexDirection: 'column', flexShrink: 0 },
      text(value, { fontSize: 52, fontWeight: 800, lineHeight: 1 }),
      text(label, { fontSize: 26, marginTop: 4 }),
    ),
  )
  return framed(card.cup, middle, figures, card.year)
}

const arc = (radius: number, dashed: boolean) =>
  `<circle cx="${SHARE_WIDTH}" cy="${SHARE_HEIGHT - BAND}" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"${dashed ? ' stroke-dasharray="46 30"' : ''}/>`

/**
 * The court, which gets lighter towards the bottom: a strip of each shade. They look like a gradient, which takes twice as
 * long to draw as everything else in the background.
 */
function court(): string {
  const shades = Array.from({ length: SHARE_HEIGHT }, (_, y) => shadeAt((y + 0.5) / SHARE_HEIGHT))
  const strips = shades.flatMap((shade, y) => (shade === shades[y - 1] ? [] : [{ shade, y }]))
  return strips
    .map(
      ({ shade, y }, at) =>
        `<rect y="${y}" width="${SHARE_WIDTH}" height="${(strips[at + 1]?.y ?? SHARE_HEIGHT) - y}" fill="${shade}"/>`,
    )
    .join('')
}

/** The colour between the first and the second of the brand. @param part from 0 to 1 */
function shadeAt(part: number): string {
  const values = [1, 3, 5].map((at) => {
    const [first, last] = [BRAND, BRAND_2].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((first ?? 0) * (1 - part) + (last ?? 0) * part)
  })
  return `rgb(${values.join()})`
}

/**
 * The background, the same in all pictures: the goal area and free-throw line of a court, the cup's ball, the band.
 *
 * @param ball the emblem as an SVG file
 */
export const shareBackground = (ball: string): string =>
  [
    court(),
    arc(300, false),
    arc(430, true),
    `<rect y="${SHARE_HEIGHT - BAND}" width="${SHARE_WIDTH}" height="${BAND}" fill="${SUN}"/>`,
    ball.replace('<svg', `<svg x="${MARGIN}" y="56" width="80" height="80"`),
    // The dark parts of the ball have the colour of the background: without a rim it does not look like a ball.
    `<circle cx="${MARGIN + 40}" cy="96" r="38" fill="none" stroke="${SUN}" stroke-width="4"/>`,
  ].join('')
