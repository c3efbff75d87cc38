import { dataAddress } from '../presentation/addresses.ts'

/** The address of a file of an edition's open data; one for both languages. */
export const dataFileAddress = (year: number, file: string): string => `${dataAddress(year)}${file}`
