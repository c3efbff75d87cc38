import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/presentation/locale.ts'

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
  tooMany: 'Too many attempts. Try again later.',
  invalid: 'The given data was invalid.',
  emailInvalid: 'Enter an e-mail address, such as name@example.org.',
  passwordMissing: 'Enter your password.',
  credentials: 'The e-mail address or the password is not right.',
  emailUnavailable:
    'No account could be made with this e-mail address. If you have one already, sign in instead.',
  passwordShort: 'Use 8 characters at least. A phrase of several words is good.',
  passwordLong: 'Use 1024 characters at most.',
  passwordCommon: 'This is one of the passwords that everybody tries first. Choose another.',
  passwordIsEmail: 'The password must not be your e-mail address.',
  passwordDiffers: 'The two passwords differ.',
  textInvalid: 'This must be text.',
  idInvalid: 'This is not an id.',
  yearInvalid: 'This is not a year.',
  yearFull: 'You have 500 favourites in this year, and that is the most.',
  accountDeleted: 'The account is deleted.',
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
  tooMany: 'För många försök. Försök igen senare.',
  invalid: 'Uppgifterna är inte giltiga.',
  emailInvalid: 'Ange en e-postadress, till exempel namn@example.org.',
  passwordMissing: 'Ange ditt lösenord.',
  credentials: 'E-postadressen eller lösenordet stämmer inte.',
  emailUnavailable:
    'Det gick inte att skapa ett konto med den här e-postadressen. Har du redan ett, logga in i stället.',
  passwordShort: 'Använd minst 8 tecken. En fras av flera ord är bra.',
  passwordLong: 'Använd högst 1024 tecken.',
  passwordCommon: 'Det här är ett av de lösenord som alla provar först. Välj ett annat.',
  passwordIsEmail: 'Lösenordet får inte vara din e-postadress.',
  passwordDiffers: 'De två lösenorden är olika.',
  textInvalid: 'Det här måste vara text.',
  idInvalid: 'Det här är inget id.',
  yearInvalid: 'Det här är inget årtal.',
  yearFull: 'Du har 500 favoriter det här året, och fler går det inte att ha.',
  accountDeleted: 'Kontot är borttaget.',
}

const WORDS: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { en: EN, sv: SV }

/** A sentence of the service in a language. */
export function sentence(key: MessageKey, locale: Locale): string {
  return WORDS[locale][key]
}

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(EN, text)
}

/** The first language of ours in an Accept-Language header. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .toLowerCase()
    .match(/\b(sv|en)\b/)?.[1]
  return LOCALES.find((locale) => locale === wanted) ?? DEFAULT_LOCALE
}
