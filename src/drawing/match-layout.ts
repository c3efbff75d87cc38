import { flagImage } from './flag-sprite.ts'
import { box, type DrawnNode, picture, text } from './node.ts'
import type { CardSide, MatchCard } from './share-card.ts'
import { framed, MARGIN, ON_BRAND_2, widthOf } from './share-layout.ts'

const SIDE = 372

/** Makes a name as large as its longest word allows. */
function nameSize(name: string): number {
  const widest = Math.max(
    ...name.split(' ').map((word) => [...word].reduce((sum, one) => sum + widthOf(one), 0.1)),
  )
  return Math.floor(Math.max(34, Math.min(56, SIDE / widest)))
}

const side = ({ name, flag, stressed }: CardSide): DrawnNode =>
  box(
    { flexDirection: 'column', width: SIDE, alignItems: 'center', gap: 20, flexShrink: 0 },
    flag !== null && picture(flagImage(flag), 120, 80, { borderRadius: 8 }),
    text(
      name,
      {
        fontSize: nameSize(name),
        fontWeight: stressed ? 800 : 600,
        lineHeight: 1.08,
        textAlign: 'center',
        wordBreak: 'break-word',
      },
      3,
    ),
  )

/** Lays out the picture of a match: two sides with the score or the time between them. */
export function matchLayout({ cup, year, home, away, middle, state, about }: MatchCard): DrawnNode {
  const [first = '', ...others] = about
  return framed(
    cup,
    box(
      { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', padding: `0 ${MARGIN}px` },
      side(home),
      box(
        { flexDirection: 'column', alignItems: 'center', flexGrow: 1 },
        text(middle, { fontSize: middle.length > 5 ? 84 : 108, fontWeight: 800, lineHeight: 1.1 }),
        text(state, { fontSize: 28, color: ON_BRAND_2, textAlign: 'center' }, 2),
      ),
      side(away),
    ),
    [
      box(
        { flexDirection: 'column', maxWidth: 780 },
        text(first, { fontSize: 40, fontWeight: 800, lineHeight: 1.1 }),
        text(others.join(' · '), { fontSize: 28, marginTop: 4 }),
      ),
    ],
    year,
  )
}
