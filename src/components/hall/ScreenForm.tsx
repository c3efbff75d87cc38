import { BOARD_OPTIONS, type BoardOptions, SECONDS, THEMES } from '../../domain/hall/board-options.ts'
import { LOCALES, type Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import type { ScreenGroup } from './screen-groups.ts'

/** What somebody chose for a screen. */
export interface ScreenChoice extends BoardOptions {
  readonly path: string
  readonly locale: Locale
}

interface Props {
  readonly locale: Locale
  readonly groups: readonly ScreenGroup[]
  readonly choice: ScreenChoice
  readonly onChange: (choice: ScreenChoice) => void
}

/** The choices from which the address of a screen is made. */
export default function ScreenForm({ locale, groups, choice, onChange }: Props) {
  const t = translator(locale)
  const change = (part: Partial<ScreenChoice>) => onChange({ ...choice, ...part })
  const chooseSeconds = (typed: string) =>
    change({ seconds: Math.min(SECONDS.most, Math.max(0, Math.round(Number(typed)) || 0)) })
  return (
    <div className="grid of-14 fit gap-4">
      <label className="screen-what">
        <span>{t('screens.what')}</span>
        <select value={choice.path} onChange={({ currentTarget }) => change({ path: currentTarget.value })}>
          <option value="live">{t('screens.live')}</option>
          {groups.map(({ kind, options }) => (
            <optgroup key={kind} label={t(`screens.${kind}`)}>
              {options.map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span>{t('screens.theme')}</span>
        <select
          value={choice.theme}
          onChange={({ currentTarget }) =>
            change({ theme: THEMES.find((theme) => theme === currentTarget.value) ?? BOARD_OPTIONS.theme })
          }
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`screens.${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('screens.language')}</span>
        <select
          value={choice.locale}
          onChange={({ currentTarget }) =>
            change({ locale: LOCALES.find((each) => each === currentTarget.value) ?? locale })
          }
        >
          {LOCALES.map((each) => (
            <option key={each} value={each}>
              {t(`screens.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('screens.seconds')}</span>
        <input
          type="number"
          inputMode="numeric"
          min={SECONDS.least}
          max={SECONDS.most}
          value={choice.seconds === 0 ? '' : choice.seconds}
          aria-describedby="seconds-help"
          onChange={({ currentTarget }) => chooseSeconds(currentTarget.value)}
        />
        <span id="seconds-help" className="small quiet">
          {t('screens.secondsHelp', SECONDS)}
        </span>
      </label>
    </div>
  )
}
