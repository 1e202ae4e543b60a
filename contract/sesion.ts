import { entero, opcional, id, instante, nulo, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import * as z from 'zod'

const NUEVA = { password: 'otras-lunas-9', password2: 'otras-lunas-9' }

const rol = objeto({ nombre: texto() })

const usuario = objeto({
  nombre: nulo(texto()),
  apellido: nulo(texto()),
  personaID: nulo(id),
  matriculadoID: nulo(id),
})

/**
 * estado 1, or -1 to -5 with the specification's texts. `dispositivo` is what the server gave this device at an
 * earlier sign-in, or any other text on a new one; it is answered for the device to keep. An account with a second
 * factor needs `codigo`: without it, or with a wrong one, the answer is -1, and `errores` blames the code (decision 185).
 */
export const login = dato({
  metodo: 'POST',
  ruta: '/auth/login',
  acceso: 'publico',
  auditoria: { acto: 'sesion.iniciar', palabras: 'Ingreso al sistema' },
  extensiones: ['dispositivo', 'codigo'],
  ejemplo: () => ({ usuario: 'nadie.conocido', password: 'siete higueras viejas' }),
  entrada: objeto({
    usuario: textoRequerido('Por favor ingrese usuario', 100),
    clave: ['password', textoRequerido('Por favor ingrese Contraseña', 200)],
    dispositivo: opcional(texto(100)),
    codigo: opcional(texto(40)),
  }),
  salida: objeto({
    token: z.string().min(1),
    roles: z.array(rol.cable),
    usuario: nulo(usuario.cable),
    debeCambiarClave: opcional(siNo),
    debeSegundoFactor: opcional(siNo),
    dispositivo: opcional(texto()),
  }).cable,
})

/** Ends the session at the API, so that the token dies before the cookie. */
export const cerrar = dato({
  metodo: 'POST',
  ruta: '/sesion/cerrar',
  acceso: 'sesion.propia',
  extension: true,
  auditoria: { acto: 'sesion.cerrar', palabras: 'Salida del sistema' },
  entrada: objeto({}),
  salida: z.null(),
})

/** A cheap question about the token's owner, which '/login' asks before it trusts a cookie. */
export const propia = dato({
  metodo: 'GET',
  ruta: '/sesion/propia',
  acceso: 'sesion.propia',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ roles: z.array(rol.cable), usuario: usuario.cable }).cable,
})

const CORTA = 'La clave debe ser mayor a 6 caracteres'

/** A new password, twice. */
export const CLAVE_NUEVA = {
  clave: ['password', texto(200).refine((value) => [...value].length >= 6, CORTA)],
  repetida: ['password2', texto(200)],
} as const

/** Replaces the one-use key; every session of the account ends. */
export const cambiarClave = dato({
  metodo: 'POST',
  ruta: '/sesion/cambiarClave',
  acceso: 'clave.cambiar',
  extension: true,
  auditoria: { acto: 'sesion.cambiarClave', palabras: 'Cambio de clave' },
  secreta: true,
  ejemplo: () => NUEVA,
  entrada: objeto(CLAVE_NUEVA),
  salida: z.null(),
})

/** Changes one's own password with the present one; the person's other sessions end. */
export const cambiarPropia = dato({
  metodo: 'POST',
  ruta: '/sesion/cambiarPropia',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'sesion.cambiarPropia', palabras: 'Cambio de la propia clave' },
  secreta: true,
  ejemplo: ({ clave }) => ({ passwordActual: clave, ...NUEVA }),
  entrada: objeto({
    actual: ['passwordActual', textoRequerido('Por favor ingrese Contraseña', 200)],
    ...CLAVE_NUEVA,
  }),
  salida: z.null(),
})

export const SESION = {
  id,
  /** In words: 'Chrome en Windows'. */
  dispositivo: texto(),
  direccion: nulo(texto()),
  iniciada: instante,
  ultimoUso: instante,
} as const

/** The person's live sessions, last used first. */
export const traerPropias = lista({
  metodo: 'GET',
  ruta: '/sesion/traerPropias',
  acceso: 'miCuenta.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ ...SESION, esta: siNo }).cable,
})

export const cerrarOtra = dato({
  metodo: 'POST',
  ruta: '/sesion/cerrarOtra',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'sesion.cerrarOtra', palabras: 'Cierre de otra sesión propia' },
  ejemplo: ({ sesionID }) => ({ sesionID }),
  entrada: objeto({ sesionID: id }),
  salida: z.null(),
})

/** Answers how many there were. */
export const cerrarOtras = dato({
  metodo: 'POST',
  ruta: '/sesion/cerrarOtras',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'sesion.cerrarOtras', palabras: 'Cierre de las otras sesiones propias' },
  entrada: objeto({}),
  salida: objeto({ cerradas: entero() }).cable,
})

/** The rule for new passwords, and the minutes after which an unused session ends (decision 218). */
export const traerReglas = dato({
  metodo: 'GET',
  ruta: '/sesion/traerReglas',
  acceso: 'sesion.propia',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ claveMinima: entero(), reposoMinutos: entero() }).cable,
})

export const CLAVES_DISTINTAS = 'Las contraseñas no coinciden'
export const CLAVE_GENERADA = 'Generación de clave correcta, inicie sesión'
export const CLAVE_NO_GENERADA =
  'No se pudo generar la clave, intentelo nuevamente o comuniquese con el administrador'

/** The specification's texts of the staff's sign-in. */
export const MENSAJES_LOGIN: Readonly<Record<number, string>> = {
  1: 'Inicio de sesión correcto',
  [-1]: 'Contraseña incorrecta, intente nuevamente',
  [-2]: 'Usuario no encontrado',
  [-3]: 'Usuario bloqueado permanentemente',
  [-4]: 'Usuario bloqueado, deberá esperar para internarlo nuevamente',
  [-5]: 'Sin roles autorizados',
}
