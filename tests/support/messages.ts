import enAdmin from '../../src/i18n/locales/en/admin.json' with { type: 'json' }
import enApp from '../../src/i18n/locales/en/app.json' with { type: 'json' }
import enHistory from '../../src/i18n/locales/en/history.json' with { type: 'json' }
import enKinds from '../../src/i18n/locales/en/kinds.json' with { type: 'json' }
import enOpenData from '../../src/i18n/locales/en/open-data.json' with { type: 'json' }
import enPages from '../../src/i18n/locales/en/pages.json' with { type: 'json' }
import svAdmin from '../../src/i18n/locales/sv/admin.json' with { type: 'json' }
import svApp from '../../src/i18n/locales/sv/app.json' with { type: 'json' }
import svHistory from '../../src/i18n/locales/sv/history.json' with { type: 'json' }
import svKinds from '../../src/i18n/locales/sv/kinds.json' with { type: 'json' }
import svOpenData from '../../src/i18n/locales/sv/open-data.json' with { type: 'json' }
import svPages from '../../src/i18n/locales/sv/pages.json' with { type: 'json' }

/** Every message of a language. */
export const english = { ...enPages, ...enKinds, ...enApp, ...enHistory, ...enOpenData, ...enAdmin }
export const swedish = { ...svPages, ...svKinds, ...svApp, ...svHistory, ...svOpenData, ...svAdmin }
