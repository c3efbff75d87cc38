import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { factSentence } from './fact-sentence.ts'
import type { PressSubject } from './press-subject.ts'
import { languagesFrom } from './press-text.ts'

interface Props {
  readonly site: EditionSite
  readonly subject: PressSubject
}

/** The prepared sentences of a sheet in every language, the language of the page first. */
export default function PressSentences({ site, subject: { names, sheet } }: Props) {
  const { locale, cup, year } = site
  const languages = languagesFrom(locale)
  return (
    // A browser that renders this section again needs the messages of each language.
    <div className="press-languages grid of-26 fit gap-x-5" data-languages={languages.join(' ')}>
      {languages.map((each) => (
        <section className="section" lang={each} aria-labelledby={`sentences-${each}`} key={each}>
          <h2 id={`sentences-${each}`}>{translator(each)('press.sentences')}</h2>
          <ul className="press-facts">
            {sheet.facts.map((fact) => {
              const text = factSentence(fact, { cup, year, name: names[each] }, each)
              return (
                <li key={text}>
                  <Sentence text={text} />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
