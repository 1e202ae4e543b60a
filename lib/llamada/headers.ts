/** Every change of ours carries it; no form and no foreign page can. */
export const OWN_HEADER = 'x-requested-by'
export const OWN_VALUE = 'padron'

/** Whose screen asks: another person may have signed in beside it, and nothing is done in that name. */
export const OWNER_HEADER = 'x-padron-dueno'

/** Which server the page was drawn for: a change of our own server's page counts on its key and its own words. */
export const SERVER_HEADER = 'x-padron-servidor'

/** The name of a file that is the body, encoded as in an address. */
export const FILE_NAME_HEADER = 'x-padron-nombre'
