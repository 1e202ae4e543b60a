/** Beside a record's own keys: the names of those that another server wrote in a way nobody could read. */
export const SIN_LEER = 'sinLeer'
