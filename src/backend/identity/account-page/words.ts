import type { Locale } from '../../../domain/presentation/locale.ts'

const EN = {
  account: 'Your account',
  signIn: 'Sign in',
  signInHelp: 'Open this page from the menu under your name, or sign in here.',
  signedOut: 'You have left the account page.',
  deleted: 'Your account and everything in it is deleted.',
  email: 'E-mail',
  password: 'Password',
  details: 'Details',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  purchases: 'Purchases',
  noPurchases: 'You have bought nothing.',
  tournament_pass: 'Tournament pass',
  registrations: 'Registrations',
  favourites: 'Favourites',
  teamsAndFields: (teams: number, fields: number) =>
    `${teams} ${teams === 1 ? 'team' : 'teams'}, ${fields} ${fields === 1 ? 'field' : 'fields'}`,
  sessions: 'Where you are signed in',
  device: 'Browser',
  unknownDevice: 'Unknown browser',
  since: 'Signed in',
  used: 'Last used',
  current: 'this one',
  revoke: 'Sign out',
  revokeOf: (device: string) => `Sign out ${device}`,
  revokeOthers: 'Sign out everywhere else',
  revoked: 'Signed out there.',
  data: 'Your data',
  dataHelp: 'Everything that is kept about you, as one file.',
  download: 'Download (JSON)',
  deletion: 'Delete the account',
  deletionHelp:
    'Your name, address, favourites and purchases are erased at once, and cannot be brought back.',
  deletionStart: 'Delete the account …',
  deletionConfirm: 'I want my account and everything in it erased.',
  deletionDo: 'Delete for ever',
  deletionUnconfirmed: 'Tick the box to confirm.',
  back: 'Back',
  leave: 'Leave this page',
  toSite: 'To the results',
  expired:
    'This way in has been used already or is too old. Open the page again from the menu under your name.',
  goOn: 'Go on',
  notFound: 'There is no page at this address.',
  oldForm: 'This form is too old. Open the page again.',
}

type Words = typeof EN
/** The names of plain texts, as against those that take values. */
export type PageKey = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]

const SV: Words = {
  account: 'Ditt konto',
  signIn: 'Logga in',
  signInHelp: 'Öppna sidan från menyn under ditt namn, eller logga in här.',
  signedOut: 'Du har lämnat kontosidan.',
  deleted: 'Ditt konto och allt i det är borttaget.',
  email: 'E-post',
  password: 'Lösenord',
  details: 'Uppgifter',
  name: 'Namn',
  save: 'Spara',
  saved: 'Sparat.',
  purchases: 'Köp',
  noPurchases: 'Du har inte köpt något.',
  tournament_pass: 'Turneringspass',
  registrations: 'Anmälningar',
  favourites: 'Favoriter',
  teamsAndFields: (teams, fields) => `${teams} lag, ${fields} ${fields === 1 ? 'plan' : 'planer'}`,
  sessions: 'Här är du inloggad',
  device: 'Webbläsare',
  unknownDevice: 'Okänd webbläsare',
  since: 'Inloggad',
  used: 'Senast använd',
  current: 'den här',
  revoke: 'Logga ut',
  revokeOf: (device) => `Logga ut ${device}`,
  revokeOthers: 'Logga ut överallt annars',
  revoked: 'Utloggad där.',
  data: 'Dina data',
  dataHelp: 'Allt som sparas om dig, i en fil.',
  download: 'Ladda ned (JSON)',
  deletion: 'Ta bort kontot',
  deletionHelp: 'Ditt namn, din adress, dina favoriter och köp raderas genast och går inte att få tillbaka.',
  deletionStart: 'Ta bort kontot …',
  deletionConfirm: 'Jag vill att mitt konto och allt i det raderas.',
  deletionDo: 'Ta bort för alltid',
  deletionUnconfirmed: 'Kryssa i rutan för att bekräfta.',
  back: 'Tillbaka',
  leave: 'Lämna sidan',
  toSite: 'Till resultaten',
  expired: 'Den här vägen in är redan använd eller för gammal. Öppna sidan igen från menyn under ditt namn.',
  goOn: 'Fortsätt',
  notFound: 'Det finns ingen sida på den här adressen.',
  oldForm: 'Formuläret är för gammalt. Öppna sidan igen.',
}

export type PageWords = Words

/** The words of the account page. */
export function pageWords(locale: Locale): PageWords {
  return locale === 'sv' ? SV : EN
}
