import type { Locale } from '../../../domain/text/locale.ts'

const EN = {
  title: 'Calendar of your teams',
  lead: 'All matches of your favourite teams in your own calendar. It follows your favourites, and every match that moves.',
  noTeams: 'You have no favourite teams yet: the calendar is empty until you choose some.',
  ready: 'Your address is ready. Add it to a calendar now:',
  subscribe: 'Subscribe',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Copied',
  selected: 'Copying is not allowed here. The address is selected: copy it by hand.',
  once: 'It is shown here for a quarter of an hour and cannot be looked up later. Whoever has it sees these matches, so give it to nobody.',
  made: 'Made',
  shown: 'shown above',
  read: 'Last fetched',
  never: 'not yet',
  renew: 'New address',
  renewOf: (made: string) => `New address in place of that of ${made}`,
  end: 'End',
  endOf: (made: string) => `End the address of ${made}`,
  make: 'Make an address',
  makeAnother: 'Make another address',
  most: 'Three addresses are the most. End one to make another.',
  delay:
    'A calendar asks for changes by itself, but late: Apple about every hour, Outlook every three hours, Google once a day or so. Changes on the day appear on the site first.',
}

export type CalendarWords = typeof EN

const SV: CalendarWords = {
  title: 'Kalender för dina lag',
  lead: 'Alla matcher för dina favoritlag i din egen kalender. Den följer dina favoriter, och varje match som flyttas.',
  noTeams: 'Du har inga favoritlag än: kalendern är tom tills du väljer några.',
  ready: 'Din adress är klar. Lägg till den i en kalender nu:',
  subscribe: 'Prenumerera',
  google: 'Google Kalender',
  outlook: 'Outlook.com',
  address: 'Adress',
  copy: 'Kopiera adressen',
  copied: 'Kopierad',
  selected: 'Här går det inte att kopiera åt dig. Adressen är markerad: kopiera den för hand.',
  once: 'Den visas här i en kvart och går inte att ta fram senare. Den som har adressen ser matcherna, så ge den inte till någon.',
  made: 'Skapad',
  shown: 'visas ovan',
  read: 'Senast hämtad',
  never: 'inte än',
  renew: 'Ny adress',
  renewOf: (made) => `Ny adress i stället för den från ${made}`,
  end: 'Avsluta',
  endOf: (made) => `Avsluta adressen från ${made}`,
  make: 'Skapa en adress',
  makeAnother: 'Skapa en adress till',
  most: 'Fler än tre adresser går det inte att ha. Avsluta en för att skapa en ny.',
  delay:
    'En kalender frågar efter ändringar av sig själv, men i efterhand: Apple ungefär varje timme, Outlook var tredje timme, Google ungefär en gång om dygnet. Det som ändras samma dag står på webbplatsen först.',
}

/** Returns the account page's words about private calendars. */
export const calendarWords = (locale: Locale): CalendarWords => (locale === 'sv' ? SV : EN)
