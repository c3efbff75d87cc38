import type { ItemChanges, NamedItems, PreviewEdition } from '../../../domain/organiser/import-preview.ts'
import type { Translate } from '../../../i18n/translate.ts'

const KINDS = ['added', 'changed', 'removed'] as const
const COUNTED = ['teams', 'matches'] as const
const STEPS = ['teams', 'lot', 'schedule'] as const

interface Props {
  readonly edition: PreviewEdition
  /** The matches whose result is taken from the file, though another was reported. */
  readonly taken?: readonly string[]
  readonly t: Translate
  /** Without it nothing is chosen here. */
  readonly onTake?: (matchId: string, isTaken: boolean) => void
}

/** What an import changes of an edition: by class, its addresses, and where the results desk says something else. */
export default function ImportEdition({ edition, taken = [], t, onTake }: Props) {
  const { year, isStored, isChanged, classes, teams, matches, published, changes, ids, conflicts, kept } =
    edition
  const title = isChanged ? (isStored ? 'stored' : 'new') : 'same'
  const steps = STEPS.filter((step) => published[step]).map((step) => t(`admin.edition.flags.${step}.name`))
  return (
    <div className="stack gap-3">
      <h3>{t(`admin.import.edition.${title}`, { year })}</h3>
      <p>
        {t('admin.import.edition.classCount', { count: classes })},{' '}
        {t('admin.import.edition.teamCount', { count: teams })},{' '}
        {t('admin.import.edition.matchCount', { count: matches })}.{' '}
        {steps.length === 0
          ? t('admin.import.edition.publicNothing')
          : t('admin.import.edition.publicNow', { text: steps.join(', ') })}
        .
      </p>
      {changes.length === 0 && isChanged && <p>{t('admin.import.edition.none')}</p>}
      {changes.length > 0 && (
        <ul className="panel admin-rows">
          {changes.map((change) => (
            <li key={change.name} className="stack gap-1">
              <strong>
                <bdi>{change.name}</bdi>
              </strong>
              {COUNTED.filter((kindOfItem) => KINDS.some((kind) => change[kindOfItem][kind].count > 0)).map(
                (kindOfItem) => (
                  <span key={kindOfItem}>
                    {t(`admin.import.edition.${kindOfItem}`)}: {countsOf(change[kindOfItem], t)}
                  </span>
                ),
              )}
              <details>
                <summary>{t('admin.import.edition.names')}</summary>
                {COUNTED.flatMap((kindOfItem) =>
                  KINDS.map((kind) => ({ kindOfItem, kind, items: change[kindOfItem][kind] })),
                )
                  .filter(({ items }) => items.count > 0)
                  .map(({ kindOfItem, kind, items }) => (
                    <p key={`${kindOfItem} ${kind}`}>
                      {t(`admin.import.edition.${kindOfItem}`)},{' '}
                      {t(`admin.import.edition.${kind}`, { count: items.count })}: {namesOf(items, t)}
                    </p>
                  ))}
              </details>
            </li>
          ))}
        </ul>
      )}
      <Listed
        title={t('admin.import.edition.renamed')}
        lines={ids.renamed.map((id) => `${id.before} → ${id.now}`)}
      />
      <Listed
        title={t('admin.import.edition.moved')}
        lines={ids.moved.map(({ name, id }) => `${name} → ${id}`)}
      />
      <Listed title={t('admin.import.edition.ended')} lines={ids.ended.map(({ name }) => name)} />
      <Listed
        title={t('admin.import.edition.undecided')}
        lines={ids.undecided.map(({ before, now }) => `${before.join(' / ')} → ${now.join(' / ')}`)}
      />
      {conflicts.length > 0 && (
        <>
          <h4>{t('admin.import.edition.reports')}</h4>
          <ul className="panel admin-rows">
            {conflicts.map(({ matchId, about, name, reported, file, isFromFile }) => (
              <li key={`${matchId} ${about}`} className="stack gap-1">
                <span>{t('admin.import.edition.conflict', { name, before: reported, after: file })}</span>
                <span className="badge at-start">
                  {t(`admin.import.edition.${isFromFile ? 'yields' : 'stays'}`)}
                </span>
                {onTake && (
                  <label className="desk-check row inline gap-2">
                    <input
                      type="checkbox"
                      checked={taken.includes(matchId)}
                      onChange={(event) => onTake(matchId, event.target.checked)}
                    />
                    {t('admin.import.edition.take')}
                  </label>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Listed title={t('admin.import.edition.kept')} lines={kept.map(({ name }) => name)} />
    </div>
  )
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

const countsOf = (changes: ItemChanges, t: Translate): string =>
  KINDS.filter((kind) => changes[kind].count > 0)
    .map((kind) => t(`admin.import.edition.${kind}`, { count: changes[kind].count }))
    .join(', ')

function namesOf({ count, names }: NamedItems, t: Translate): string {
  const rest = count - names.length
  return [...names, ...(rest > 0 ? [t('admin.import.edition.more', { count: rest })] : [])].join('; ')
}
