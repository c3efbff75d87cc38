const path = require('node:path')

/**
 * astro-i18next only initialises i18next for the build: the messages stay out of `public`, and the
 * translate function (src/i18n/translate.ts) asks for a fixed locale, never for "the current one".
 */
module.exports = {
  defaultLocale: 'en',
  locales: ['en', 'sv'],
  load: ['server'],
  i18nextServer: {
    lng: 'en',
    preload: ['en', 'sv'],
    ns: ['pages', 'kinds', 'app', 'history'],
    defaultNS: 'pages',
    fallbackLng: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: path.join(__dirname, 'src/i18n/locales/{{lng}}/{{ns}}.json') },
  },
}
