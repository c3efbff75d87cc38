import { deskAddress } from '../../domain/desk/desk-address.ts'
import type { Role } from '../../domain/organiser/roles.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { handDeskTheSession } from '../../stores/organisers.ts'

/** Says what the account may do, and leads to the results desk, which then reports in its name. */
export default function DeskPart({
  role,
  locale,
  t,
}: {
  readonly role: Role
  readonly locale: Locale
  readonly t: Translate
}) {
  return (
    <div className="cluster gap-3 middle">
      <p className="quiet">{t(`admin.roles.${role}.may`)}</p>
      <a className="button" href={localized(deskAddress(), locale)} onClick={handDeskTheSession}>
        {t('admin.toDesk')}
      </a>
    </div>
  )
}
