/** The results desk of the edition under way; linked from nowhere, and no route of the archive. */
export const deskAddress = (): string => '/desk/'
