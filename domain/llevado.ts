/** What has to be typed before everything is taken out. */
export const PALABRA_PARA_LLEVAR = 'LLEVAR'
/** The key of the job: there is one at a time. */
export const CLAVE_DE_LLEVADO = 'todo'
/** How long what was taken out waits to be downloaded. */
export const HORAS_DE_LLEVADO = 24
