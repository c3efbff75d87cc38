import { isRecord } from '../../domain/is-record.ts'
import { type PublishedFile, publishedAddress } from '../../domain/schedule/published-file.ts'
import { readJson, type ServiceResponse } from './request.ts'

/** Reads up to which revision the pages of an edition are published. Never throws. */
export const fetchPublished = (year: number): Promise<ServiceResponse<PublishedFile>> =>
  readJson(publishedAddress(year), { cache: 'no-cache' }, (value) => {
    if (!isRecord(value) || typeof value.revision !== 'string') return null
    const { revision, closesAt } = value
    return typeof closesAt === 'number' ? { revision, closesAt } : { revision }
  })
