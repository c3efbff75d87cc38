import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

export const signin: Kind<'signin'> = {
  ...oneOfEach('signin'),
  isUnlisted: true,
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('visitor.signIn', { year })} – ${cup.name}`,
    description: t('account.signInDescription', { cup: cup.name, year }),
    crumbs: [{ name: t('visitor.signIn'), address }],
  }),
}
