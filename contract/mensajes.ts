/** S1 8, generic: what the user reads when a call fails without words of its own. */
export const ERROR_INESPERADO = 'Ocurrió un error inesperado. Intente de nuevo más tarde.'
export const ERROR_DATOS = 'Error al procesar los datos. Intente de nuevo.'
export const SIN_RESPUESTA = 'Falló la conexión con el servidor. Reintente.'
export const SESION_CADUCADA = 'Sesión caducada. Vuelva a loguearse.'
/** What is not there and what is somebody else's are answered alike (D3). */
export const NO_ENCONTRADO = 'No se encontró el registro'
export const NO_AUTORIZADO = 'Usted no está autorizado para ingresar a esta sección'

/** estado values that end the session: no token, expired, revoked (S1 4, D3). */
export const ESTADOS_SIN_SESION: ReadonlySet<number> = new Set([-100, -110, -120])
