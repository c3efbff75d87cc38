import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

export const signup: Kind<'signup'> = {
  ...oneOfEach('signup'),
  isUnlisted: true,
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('visitor.signUp', { year })} – ${cup.name}`,
    description: t('account.signUpDescription', { cup: cup.name, year }),
    crumbs: [{ name: t('visitor.signUp'), address }],
  }),
}
