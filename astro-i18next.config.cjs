const { readdirSync } = require('node:fs')
const path = require('node:path')

const FOLDER = path.join(__dirname, 'src/i18n/locales')
/** One folder per language, and a file for each set of messages. */
const locales = readdirSync(FOLDER)

/**
 * astro-i18next only initialises i18next for the build: the messages stay out of `public`, and the
 * translate function (src/i18n/translate.ts) asks for a fixed locale, never for "the current one".
 */
module.exports = {
  defaultLocale: 'en',
  locales,
  load: ['server'],
  i18nextServer: {
    lng: 'en',
    preload: locales,
    ns: ['pages', 'kinds', 'app', 'history', 'open-data', 'admin'],
    defaultNS: 'pages',
    fallbackLng: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: path.join(FOLDER, '{{lng}}/{{ns}}.json') },
  },
}
