/** The specification's general words for a call that fails without words of its own. */
export const ERROR_INESPERADO = 'Ocurrió un error inesperado. Intente de nuevo más tarde.'
export const ERROR_DATOS = 'Error al procesar los datos. Intente de nuevo.'
export const SIN_RESPUESTA = 'Falló la conexión con el servidor. Reintente.'
export const SESION_CADUCADA = 'Sesión caducada. Vuelva a loguearse.'
/** The answer is the same for what does not exist and for what is somebody else's. */
export const NO_ENCONTRADO = 'No se encontró el registro'
export const NO_AUTORIZADO = 'Usted no está autorizado para ingresar a esta sección'

/** The envelope's estados that end the session: no token, expired, revoked. */
export const ESTADOS_SIN_SESION: ReadonlySet<number> = new Set([-100, -110, -120])
