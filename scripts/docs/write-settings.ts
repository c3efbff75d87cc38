// `npm run docs:settings`: writes docs/settings.md from the comments of the code that reads the settings.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettingTags, settingsPage } from './settings-table.ts'

const root = resolve(import.meta.dirname, '../..')
writeFileSync(join(root, 'docs/settings.md'), settingsPage(readSettingTags(root)))
