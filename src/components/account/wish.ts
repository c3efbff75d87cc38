import type { FieldWish, TeamWish } from '../../domain/account/favourites.ts'
import type { Intent } from '../../domain/account/intent.ts'

/** What can become a favourite by a press on its heart. */
export type Wish = ({ readonly kind: 'team' } & TeamWish) | ({ readonly kind: 'field' } & FieldWish)

/** What is done once it is known who asks. */
export const intentOf = (wish: Wish): Intent =>
  wish.kind === 'team'
    ? { kind: 'favourite-team', teamId: wish.teamId }
    : { kind: 'favourite-field', arenaId: wish.arenaId, fieldId: wish.fieldId }
