import type { Translate } from '../../i18n/translate.ts'

/** The words of the not-found page in one language, ready for the browser. */
export interface NotFoundWords {
  readonly title: string
  readonly text: string
  readonly asking: string
  readonly none: string
  readonly faults: Readonly<Record<'unreachable' | 'timeout' | 'refused' | 'malformed', string>>
  readonly retry: string
  readonly unbuilt: string
  readonly unbuiltName: string
  readonly unbuiltEdition: string
  readonly elsewhere: string
  readonly searchLabel: string
  readonly searchButton: string
  readonly home: string
  readonly classes: string
  readonly liveCenter: string
}

const year = '{year}'

export const notFoundWords = (t: Translate): NotFoundWords => ({
  title: t('notFound.title'),
  text: t('notFound.text'),
  asking: t('notFound.asking'),
  none: t('notFound.none'),
  faults: {
    unreachable: t('notFound.offline'),
    timeout: t('notFound.timeout'),
    refused: t('notFound.refused'),
    malformed: t('notFound.refused'),
  },
  retry: t('notFound.retry'),
  unbuilt: t('notFound.unbuilt'),
  unbuiltName: t('notFound.unbuiltName'),
  unbuiltEdition: t('notFound.unbuiltEdition', { year }),
  elsewhere: t('notFound.elsewhere'),
  searchLabel: t('find.label'),
  searchButton: t('find.button'),
  home: t('notFound.home'),
  classes: t('notFound.search'),
  liveCenter: t('notFound.liveCenter', { year }),
})
