import * as z from 'zod'
import { entero, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { onlyDigits } from '@/domain/texto'

const FALTA_CUIT = 'Por favor ingrese cuit o cuil'
const CORTA = 'La clave debe ser mayor a 6 caracteres'

/** As people type it; what has no digit is none. */
const cuit = textoRequerido(FALTA_CUIT, 40).refine((value) => onlyDigits(value) !== '', FALTA_CUIT)
/** Another council's may be long. */
const LARGO = 8_192

/**
 * Signs a doctor in for prescriptions: estado 1 answers the address to frame, 2 a token for generarClave, -1 to -5 refuse with
 * the texts of MENSAJES_CUIT.
 */
export const cuitLogin = dato({
  metodo: 'POST',
  ruta: '/externos/cuitLogin',
  acceso: 'publico',
  auditoria: { acto: 'receta.ingresar', palabras: 'Ingreso al sistema de recetas' },
  ejemplo: () => ({ cuit: '20-11111111-2', password: 'siete higueras viejas' }),
  conDatos: [2],
  entrada: objeto({
    cuit,
    clave: ['password', textoRequerido('Por favor ingrese Contraseña', 200)],
  }),
  falta: 'la dirección del sistema de recetas',
  salida: z.string().min(1).max(LARGO),
})

/** Sets the password of whoever entered with a one-use key; the token is good once and for half an hour. */
export const generarClave = dato({
  metodo: 'POST',
  ruta: '/externos/generarClave',
  acceso: 'publico',
  auditoria: { acto: 'receta.generarClave', palabras: 'Clave generada por el matriculado' },
  ejemplo: () => ({
    password: 'otras-lunas-9',
    password2: 'otras-lunas-9',
    token: 'ninguno',
    cuit: '20-11111111-2',
  }),
  entrada: objeto({
    clave: ['password', texto(200).refine((value) => [...value].length >= 6, CORTA)],
    repetida: ['password2', texto(200)],
    token: texto(LARGO),
    cuit,
  }),
  salida: z.null(),
})

/** Asked by the prescription system: whose pass it is, which is good once and for a minute (docs/recetas.md). */
export const comprobarPase = dato({
  metodo: 'POST',
  ruta: '/externos/comprobarPase',
  acceso: 'publico',
  extension: true,
  auditoria: { acto: 'receta.comprobarPase', palabras: 'Pase comprobado por el sistema de recetas' },
  ejemplo: () => ({ token: 'ninguno' }),
  entrada: objeto({ token: textoRequerido('Falta el pase', 200) }),
  salida: objeto({
    cuit: texto(),
    nombre: texto(),
    matricula: entero(),
    matriculaEstado: texto(),
    puedeRecetar: siNo,
  }).cable,
})

/** The specification's texts of the sign-in by CUIT. */
export const MENSAJES_CUIT: Readonly<Record<number, string>> = {
  2: 'Debe generar su nueva contraseña',
  [-1]: 'Contraseña incorrecta, intente nuevamente',
  [-2]: 'Cuit no encontrado',
  [-3]: 'Profesional no disponible para realizar recetas',
  [-4]: 'Contraseña incorrecta, intente nuevamente',
  [-5]: 'Sin roles autorizados',
}
