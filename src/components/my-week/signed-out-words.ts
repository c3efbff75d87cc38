import type { Translate } from '../../i18n/translate.ts'

/** What My Week says to somebody who has not signed in. */
export interface SignedOutWords {
  readonly title: string
  readonly text: string
  readonly signIn: string
  readonly createAccount: string
  readonly findTeams: string
  readonly allMatches: string
}

export const signedOutWords = (t: Translate): SignedOutWords => ({
  title: t('myWeek.signedOutTitle'),
  text: t('myWeek.signedOutText'),
  signIn: t('visitor.signIn'),
  createAccount: t('visitor.signUp'),
  findTeams: t('myWeek.findTeams'),
  allMatches: t('myWeek.allMatches'),
})
