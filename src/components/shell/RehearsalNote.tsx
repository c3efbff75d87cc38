import { LOCALES } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** Says on every page of a rehearsal, in every language, that none of its results is real. */
export default function RehearsalNote() {
  return (
    <p className="rehearsal-note">
      {LOCALES.map((locale) => (
        <span key={locale} lang={locale}>
          {translator(locale)('site.rehearsal')}
        </span>
      ))}
    </p>
  )
}
