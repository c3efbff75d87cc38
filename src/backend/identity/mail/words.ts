import type { Locale } from '../../../domain/text/locale.ts'

/** The kinds of content. The mail sender chooses one only when it sends the mail. */
export type LetterSubject = 'confirm' | 'taken' | 'reset' | 'enter' | 'changed'

interface LetterText {
  readonly subject: string
  /** The text before the link. `{{site}}` and `{{email}}` are replaced by their values. */
  readonly before: readonly string[]
  readonly link: string
  readonly after: readonly string[]
}

const EN: Readonly<Record<LetterSubject, LetterText>> = {
  confirm: {
    subject: 'Confirm your e-mail address',
    before: [
      'An account at {{site}} has been created with the address {{email}}.',
      'If that was you, confirm that the address is yours. Then you can get a new password by e-mail if you forget it.',
    ],
    link: 'Confirm the address',
    after: [
      'The link works for three days.',
      'If it was not you, you need not do anything. You can also open the link and have the account removed.',
    ],
  },
  taken: {
    subject: 'You already have an account',
    before: [
      'Somebody has tried to create an account at {{site}} with the address {{email}}, or to confirm it. You already have an account with that address, and nothing about it has changed.',
      'If that was you, sign in as usual. If you have forgotten your password, choose a new one.',
    ],
    link: 'Choose a new password',
    after: ['If it was not you, you need not do anything.'],
  },
  reset: {
    subject: 'Choose a new password',
    before: [
      'Somebody has asked for a new password for the account at {{site}} with the address {{email}}.',
      'If that was you, choose it here:',
    ],
    link: 'Choose a new password',
    after: [
      'The link works once, within an hour. Then you are signed out everywhere.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  },
  enter: {
    subject: 'Your link to sign in',
    before: [
      'Somebody has asked for a link to sign in to the account at {{site}} with the address {{email}}.',
      'If that was you, open the link on the device that you want to sign in on:',
    ],
    link: 'Sign in on this device',
    after: [
      'The link works once, within an hour. It opens your account: pass it on to nobody.',
      'If it was not you, you need not do anything: nobody gets in without the link.',
    ],
  },
  changed: {
    subject: 'Your password has been changed',
    before: [
      'The password of your account at {{site}} with the address {{email}} has been changed. Everywhere else you have been signed out.',
      'If that was you, you need not do anything. If it was not, choose a new password now:',
    ],
    link: 'Choose a new password',
    after: [],
  },
}

const SV: Readonly<Record<LetterSubject, LetterText>> = {
  confirm: {
    subject: 'Bekräfta din e-postadress',
    before: [
      'Ett konto på {{site}} har skapats med adressen {{email}}.',
      'Om det var du, bekräfta att adressen är din. Då kan du få ett nytt lösenord via e-post om du glömmer det.',
    ],
    link: 'Bekräfta adressen',
    after: [
      'Länken fungerar i tre dagar.',
      'Om det inte var du behöver du inte göra något. Du kan också öppna länken och ta bort kontot.',
    ],
  },
  taken: {
    subject: 'Du har redan ett konto',
    before: [
      'Någon har försökt skapa ett konto på {{site}} med adressen {{email}}, eller bekräfta det. Du har redan ett konto med den adressen, och det är oförändrat.',
      'Om det var du, logga in som vanligt. Har du glömt lösenordet kan du välja ett nytt.',
    ],
    link: 'Välj ett nytt lösenord',
    after: ['Om det inte var du behöver du inte göra något.'],
  },
  reset: {
    subject: 'Välj ett nytt lösenord',
    before: [
      'Någon har bett om ett nytt lösenord till kontot på {{site}} med adressen {{email}}.',
      'Om det var du, välj det här:',
    ],
    link: 'Välj ett nytt lösenord',
    after: [
      'Länken fungerar en gång, inom en timme. Därefter är du utloggad överallt.',
      'Om det inte var du behöver du inte göra något: lösenordet är oförändrat.',
    ],
  },
  enter: {
    subject: 'Din länk för att logga in',
    before: [
      'Någon har bett om en länk för att logga in på kontot på {{site}} med adressen {{email}}.',
      'Om det var du, öppna länken på den enhet som du vill logga in på:',
    ],
    link: 'Logga in på den här enheten',
    after: [
      'Länken fungerar en gång, inom en timme. Den öppnar ditt konto: skicka den inte vidare.',
      'Om det inte var du behöver du inte göra något: ingen kommer in utan länken.',
    ],
  },
  changed: {
    subject: 'Ditt lösenord har ändrats',
    before: [
      'Lösenordet till ditt konto på {{site}} med adressen {{email}} har ändrats. Överallt annars har du loggats ut.',
      'Om det var du behöver du inte göra något. Om det inte var du, välj genast ett nytt lösenord:',
    ],
    link: 'Välj ett nytt lösenord',
    after: [],
  },
}

export function letterText(subject: LetterSubject, locale: Locale): LetterText {
  return (locale === 'sv' ? SV : EN)[subject]
}
