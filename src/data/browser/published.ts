import { publishedAddress } from '../../domain/schedule/published-file.ts'
import { isRecord } from '../../domain/shape.ts'
import { type Answer, readJson } from './request.ts'

/** Reads the revision up to which the pages of an edition are published: `{epoch}.{number}`. Never throws. */
export const fetchPublished = (year: number): Promise<Answer<string>> =>
  readJson(publishedAddress(year), { cache: 'no-cache' }, (value) =>
    isRecord(value) && typeof value.revision === 'string' ? value.revision : null,
  )
