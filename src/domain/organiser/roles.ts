/** What an account may be for those who run the cup, the most trusted first. */
export const ROLES = ['owner', 'editor', 'scorer'] as const
export type Role = (typeof ROLES)[number]

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)
