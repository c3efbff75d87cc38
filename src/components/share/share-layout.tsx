import { flagImage } from '../ui/flag-sprite.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './page-share.ts'
import type { ShareCard } from './share-card.ts'

const BAND = 132
const MARGIN = 72

// The colours of src/styles/tokens.css: a picture reads no style sheet.
const BRAND = '#0b2a4f'
const BRAND_2 = '#17508f'
const SUN = '#ffc72c'
const ON_SUN = '#2b1d00'
const ON_BRAND_2 = '#c9d8ea'

/** Widths in em, on the safe side for Figtree at weight 800. */
const widthOf = (character: string): number =>
  /[MWmw@%]/.test(character) ? 0.95 : /[ijlftrI1.,:'’ ·()/-]/.test(character) ? 0.37 : 0.63

/**
 * How a title is set: as large as fits in one line; in two where one would be too small to read in a list of links.
 * Beside a flag there is less room.
 */
export function titleSetting({ title, flag }: Pick<ShareCard, 'title' | 'flag'>) {
  const [width, largest, smallest, ofTwo] = flag === null ? [1056, 172, 92, 112] : [780, 132, 76, 88]
  const size = width / [...title].reduce((sum, character) => sum + widthOf(character), 0.1)
  return size >= smallest
    ? { lines: 1, size: Math.floor(Math.min(largest, size)) }
    : { lines: 2, size: Math.floor(Math.max(52, Math.min(ofTwo, size * 1.7))) }
}

/** What stands in the picture; satori lays it out like a page. */
export function ShareLayout({ card }: { card: ShareCard }) {
  const { lines, size } = titleSetting(card)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        color: '#fff',
        fontFamily: 'Figtree',
        fontWeight: 600,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexShrink: 0,
          height: 80,
          margin: `56px ${MARGIN}px 0 ${MARGIN + 104}px`,
          alignItems: 'center',
        }}
      >
        <div style={{ display: 'block', maxWidth: 950, fontSize: 42, lineClamp: 1 }}>{card.cup}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          gap: 48,
          padding: `0 ${MARGIN}px`,
        }}
      >
        {card.flag !== null && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(flagImage(card.flag))}`}
            alt=""
            width={228}
            height={152}
            style={{ borderRadius: 12 }}
          />
        )}
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: card.flag === null ? 1056 : 780 }}>
          <div
            style={{
              display: 'block',
              fontSize: size,
              fontWeight: 800,
              lineHeight: 1.02,
              letterSpacing: '-0.02em',
              lineClamp: lines,
              wordBreak: 'break-word',
            }}
          >
            {card.title}
          </div>
          {card.subtitle !== '' && (
            <div style={{ display: 'block', marginTop: 14, fontSize: 48, color: ON_BRAND_2, lineClamp: 1 }}>
              {card.subtitle}
            </div>
          )}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flexShrink: 0,
          height: BAND,
          padding: `0 ${MARGIN}px`,
          alignItems: 'center',
          gap: 44,
          color: ON_SUN,
        }}
      >
        {card.figures.map(({ value, label }) => (
          <div key={label} style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={{ fontSize: 52, fontWeight: 800, lineHeight: 1 }}>{value}</div>
            <div style={{ fontSize: 26, marginTop: 4 }}>{label}</div>
          </div>
        ))}
        <div
          style={{ display: 'flex', flexGrow: 1, justifyContent: 'flex-end', fontSize: 104, fontWeight: 800 }}
        >
          {card.year}
        </div>
      </div>
    </div>
  )
}

const arc = (radius: number, dashed: boolean) =>
  `<circle cx="${SHARE_WIDTH}" cy="${SHARE_HEIGHT - BAND}" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"${dashed ? ' stroke-dasharray="46 30"' : ''}/>`

/**
 * What lies behind, the same in all: the goal area and free-throw line of a court, the cup's ball, the band.
 *
 * @param ball the emblem as an SVG file
 */
export const shareBackground = (ball: string): string =>
  [
    `<defs><linearGradient id="court" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${BRAND}"/><stop offset="1" stop-color="${BRAND_2}"/></linearGradient></defs>`,
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="url(#court)"/>`,
    arc(300, false),
    arc(430, true),
    `<rect y="${SHARE_HEIGHT - BAND}" width="${SHARE_WIDTH}" height="${BAND}" fill="${SUN}"/>`,
    ball.replace('<svg', `<svg x="${MARGIN}" y="56" width="80" height="80"`),
    // Its dark parts are those of the ground: without a rim it is no ball.
    `<circle cx="${MARGIN + 40}" cy="96" r="38" fill="none" stroke="${SUN}" stroke-width="4"/>`,
  ].join('')
