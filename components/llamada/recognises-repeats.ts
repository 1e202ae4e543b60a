/**
 * Whether the server knows a change again by its key, so that the same one sent twice is done once (D3). The shell marks
 * its pages with it: it must be known even when nothing answers any more.
 */
export const recognisesRepeats = (): boolean => document.querySelector('[data-reconoce-repetidos]') !== null
