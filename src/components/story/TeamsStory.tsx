import type { TeamsStory as Story, StoryContext } from '../../domain/history/teams-story.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Sentence from '../ui/Sentence.tsx'
import { teamsStoryText } from './teams-story-text.ts'

interface Props {
  readonly locale: Locale
  readonly year: number
  readonly title: string
  readonly story: Story
  readonly cup: StoryContext
}

/** The story of some teams' week; renders nothing if there is nothing to tell. */
export default function TeamsStory({ locale, year, title, story, cup }: Props) {
  const t = translator(locale)
  const text = teamsStoryText(story, cup, locale)
  if (text.length === 0) return null
  const matches = [story.closestWin, story.turned].flatMap((win) => (win ? [win.match] : []))
  return (
    <section className="section teams-story" aria-labelledby="week" data-result="block">
      <h2 id="week">
        <Sentence text={title} />
      </h2>
      <p>
        <Sentence text={text.join(' ')} />
      </p>
      {matches.length > 0 && (
        <ul className="chips">
          {matches.map(({ id, home, away }) => (
            <li key={id}>
              <a className="chip" href={localized(matchAddress(year, id), locale)}>
                <bdi>{hyphenated(sideName(home, t))}</bdi>
                {' – '}
                <bdi>{hyphenated(sideName(away, t))}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
