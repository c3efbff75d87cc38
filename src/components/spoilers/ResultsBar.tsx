import type { Translate } from '../../i18n/translate.ts'
import ResultsSwitch from './ResultsSwitch.tsx'

/** Says that results are hidden, and has a switch to show them all. It also holds the words that replace hidden results. */
export default function ResultsBar({ t }: { readonly t: Translate }) {
  return (
    <aside
      className="results-bar"
      aria-label={t('spoilers.label')}
      data-show={t('spoilers.show')}
      data-show-sides={t('spoilers.showSides')}
      data-show-of={t('spoilers.showOf', { name: '{name}' })}
      data-hidden-match={t('spoilers.match')}
      data-page={t('spoilers.page')}
      data-page-help={t('spoilers.pageHelp')}
      hidden
    >
      <svg className="icon" aria-hidden="true">
        <use href="/icons.svg#eye-off" />
      </svg>
      <span>{t('spoilers.on')}</span>
      {/* With these words begin the names of buttons that show a match. */}
      <span id="reveals-score" hidden>
        {t('spoilers.showMatch')}
      </span>
      <span id="reveals-sides" hidden>
        {t('spoilers.showSides')}
      </span>
      <ResultsSwitch>{t('spoilers.showAll')}</ResultsSwitch>
    </aside>
  )
}
