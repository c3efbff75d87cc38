/** Dispatched on the document with the ids of the teams of the page's year that the visitor follows. */
export const OWN_TEAMS = 'own-teams'
