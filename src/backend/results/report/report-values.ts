import { z } from 'zod'

const LONGEST_REASON = 200

export const reportKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,64}$/, 'must be 8 to 64 letters, digits and signs, without spaces')

export const reason = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_REASON, `must be ${LONGEST_REASON} characters at most`)
  .nullish()
