import type { AnnouncedChange } from '../../domain/changes/announced-changes.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { isKnockout } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Fold from '../ui/Fold.tsx'
import Sentence from '../ui/Sentence.tsx'
import { changeId } from './change-id.ts'
import { moveText } from './move-text.ts'

interface Props {
  readonly site: EditionSite
  readonly title: string
  readonly changes: readonly AnnouncedChange[]
  /** Returns what a change belongs to; undefined if that is not known. */
  readonly groupOf: (change: AnnouncedChange) => string | undefined
}

/** The changes by class or by part of town, each a link to its entry on the page: a filter that needs no script. */
export default function ChangeFolds({ site: { locale }, title, changes, groupOf }: Props) {
  const t = translator(locale)
  const groups = [...Map.groupBy(changes, groupOf)].filter(([name]) => name !== undefined)
  if (groups.length < 2) return null
  return (
    <section className="change-folds stack gap-2">
      <h2>{title}</h2>
      {groups
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([name = '', list]) => (
          <Fold key={name} title={name} count={list.length} locale={locale} isOpen={false}>
            <ul>
              {list.map((change) => (
                <li key={changeId(change)}>
                  <a href={`#${changeId(change)}`}>
                    <span data-result={isKnockout(change.match) ? 'sides' : undefined}>
                      <bdi>{`${sideName(change.match.home, t)} – ${sideName(change.match.away, t)}`}</bdi>
                    </span>
                    <Sentence text={` ${moveText(change, locale)}`} />
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
    </section>
  )
}
