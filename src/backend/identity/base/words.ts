import { waitText } from '../../../domain/presentation/wait-text.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../domain/text/locale.ts'

const EN = {
  unauthenticated: 'Unauthenticated.',
  notFound: 'Not found.',
  notAllowed: 'This address does not take that method.',
  notByLink: 'This can only be asked for by the application itself.',
  badJson: 'The body is not JSON.',
  notJson: 'The body must be sent as application/json.',
  tooLarge: 'The body is too large.',
  busy: 'Too many people are signing in at the moment. Try again in a few seconds.',
  down: 'Accounts cannot be reached at the moment. Try again in a moment.',
  failed: 'Something went wrong here. Try again in a moment.',
  tooMany: 'Too many attempts. Try again in {{wait}}.',
  invalid: 'The given data was invalid.',
  emailInvalid: 'Enter an e-mail address, such as name@example.org.',
  passwordMissing: 'Enter your password.',
  credentials: 'The e-mail address or the password is not right.',
  presentWrong: 'This is not your present password.',
  passwordShort: 'Use 8 characters at least. A phrase of several words is good.',
  passwordLong: 'Use 1024 characters at most.',
  passwordCommon:
    'This is one of the passwords that everybody tries first. Take a phrase of three or four words instead.',
  passwordWord:
    'A single word is guessed at once, with capitals, digits and signs around it too. Take a phrase of three or four words.',
  passwordOwn:
    'Your name, your address and the name of the cup are tried first. Take a phrase that has nothing to do with them.',
  passwordRow:
    'Keys beside one another and letters in a row are guessed at once. Take a phrase of three or four words.',
  passwordRepeated:
    'Repeating something makes it no harder to guess. Take a phrase of three or four different words.',
  passwordDate: 'Years and dates are guessed at once. Take a phrase of three or four words.',
  passwordWeak: 'This is easy to guess. Take a phrase of three or four words that do not belong together.',
  passwordGood: 'Good: this is hard to guess.',
  passwordIsEmail: 'The password must not be your e-mail address.',
  passwordDiffers: 'The two passwords differ.',
  textInvalid: 'This must be text.',
  idInvalid: 'This is not an id.',
  yearInvalid: 'This is not a year.',
  yearUnknown: 'The cup has no edition of this year.',
  yearFull: 'You have 500 favourites in this year, and that is the most.',
  accountDeleted: 'The account is deleted.',
  alertsUnproved:
    'Alerts begin when your e-mail address is confirmed. Open the link in the e-mail that we sent you.',
  calendarEnded: 'This calendar has ended, or its address is not whole. Make a new one on your account page.',
  calendarUnread: 'The matches cannot be read at the moment. Try again in {{wait}}.',
} as const

export type MessageKey = keyof typeof EN

const SV: Readonly<Record<MessageKey, string>> = {
  unauthenticated: 'Inte inloggad.',
  notFound: 'Finns inte.',
  notAllowed: 'Den här adressen tar inte emot den metoden.',
  notByLink: 'Det här kan bara programmet självt begära.',
  badJson: 'Innehållet är inte JSON.',
  notJson: 'Innehållet måste skickas som application/json.',
  tooLarge: 'Innehållet är för stort.',
  busy: 'Just nu loggar för många in. Försök igen om några sekunder.',
  down: 'Kontona går inte att nå just nu. Försök igen om en stund.',
  failed: 'Något gick fel här. Försök igen om en stund.',
  tooMany: 'För många försök. Försök igen om {{wait}}.',
  invalid: 'Uppgifterna är inte giltiga.',
  emailInvalid: 'Ange en e-postadress, till exempel namn@example.org.',
  passwordMissing: 'Ange ditt lösenord.',
  credentials: 'E-postadressen eller lösenordet stämmer inte.',
  presentWrong: 'Det här är inte ditt nuvarande lösenord.',
  passwordShort: 'Använd minst 8 tecken. En fras av flera ord är bra.',
  passwordLong: 'Använd högst 1024 tecken.',
  passwordCommon:
    'Det här är ett av de lösenord som alla provar först. Ta en fras på tre eller fyra ord i stället.',
  passwordWord:
    'Ett ensamt ord gissas genast, även med versaler, siffror och tecken runt om. Ta en fras på tre eller fyra ord.',
  passwordOwn:
    'Ditt namn, din adress och cupens namn provas först. Ta en fras som inte har med dem att göra.',
  passwordRow:
    'Tangenter bredvid varandra och bokstäver i följd gissas genast. Ta en fras på tre eller fyra ord.',
  passwordRepeated:
    'Att upprepa något gör det inte svårare att gissa. Ta en fras på tre eller fyra olika ord.',
  passwordDate: 'Årtal och datum gissas genast. Ta en fras på tre eller fyra ord.',
  passwordWeak: 'Det här är lätt att gissa. Ta en fras på tre eller fyra ord som inte hör ihop.',
  passwordGood: 'Bra: det här är svårt att gissa.',
  passwordIsEmail: 'Lösenordet får inte vara din e-postadress.',
  passwordDiffers: 'De två lösenorden är olika.',
  textInvalid: 'Det här måste vara text.',
  idInvalid: 'Det här är inget id.',
  yearInvalid: 'Det här är inget årtal.',
  yearUnknown: 'Cupen har ingen upplaga det året.',
  yearFull: 'Du har 500 favoriter det här året, och fler går det inte att ha.',
  accountDeleted: 'Kontot är borttaget.',
  alertsUnproved:
    'Aviseringarna börjar när din e-postadress är bekräftad. Öppna länken i mejlet som vi skickade.',
  calendarEnded:
    'Den här kalendern är avslutad, eller så är adressen inte hel. Skapa en ny på din kontosida.',
  calendarUnread: 'Matcherna går inte att läsa just nu. Försök igen om {{wait}}.',
}

const WORDS: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { en: EN, sv: SV }

/**
 * Returns a sentence of the service in a language.
 *
 * @param seconds the waiting time that a sentence may name
 */
export function sentence(key: MessageKey, locale: Locale, seconds = 0): string {
  return WORDS[locale][key].replace('{{wait}}', waitText(seconds * 1000, locale))
}

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(EN, text)
}

/** Returns the first language in an Accept-Language header that the service speaks. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .toLowerCase()
    .match(/\b(sv|en)\b/)?.[1]
  return LOCALES.find((locale) => locale === wanted) ?? DEFAULT_LOCALE
}
