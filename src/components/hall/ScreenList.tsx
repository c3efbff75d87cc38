import { localized, screensAddress, speakerAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { type ScreenOption, screenGroups } from './screen-groups.ts'

interface Props {
  readonly site: EditionSite
}

/** Links to every screen with its usual options, and to the overlay of a film. */
export default function ScreenList({ site: { locale, year, index } }: Props) {
  const t = translator(locale)
  const link = ({ path, name }: ScreenOption) => (
    <li key={path}>
      <a className="chip" href={localized(`${screensAddress(year)}${path}/`, locale)}>
        <bdi>{name}</bdi>
      </a>
    </li>
  )
  return (
    <>
      <section className="section" aria-labelledby="overlay">
        <h2 id="overlay">{t('screens.overlay')}</h2>
        <p>{t('screens.overlayLead')}</p>
      </section>
      <section className="section" aria-labelledby="speaker">
        <h2 id="speaker">{t('screens.speaker')}</h2>
        <p>
          {t('screens.speakerLead')}{' '}
          <a href={localized(speakerAddress(year), locale)}>{t('screens.speakerOpen')}</a>
        </p>
      </section>
      <section className="section" aria-labelledby="all">
        <h2 id="all">{t('screens.all')}</h2>
        <ul className="chips">{link({ path: 'live', name: t('screens.live') })}</ul>
        {screenGroups(index, locale).map(({ kind, options }) => (
          <div key={kind}>
            <h3>{t(`screens.${kind}`)}</h3>
            <ul className="chips">{options.map(link)}</ul>
          </div>
        ))}
      </section>
    </>
  )
}
