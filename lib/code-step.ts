/** The word in the address of who has asked for a code and types it next. */
export const CODE_STEP = 'codigo'
