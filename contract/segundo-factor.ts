import * as z from 'zod'
import { entero, instante, nulo, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

export const FALTA_CODIGO = 'Ingrese el código de su aplicación, o uno de respaldo'
export const CODIGO_DE_FACTOR_ERRADO = 'El código no es ese, o ya se usó. Espere el siguiente'

const codigo = textoRequerido(FALTA_CODIGO, 40)

/** Since when the account asks a second factor, how many backup codes are left, and whether a setting asks for one. */
export const traer = dato({
  metodo: 'GET',
  ruta: '/segundoFactor/traer',
  acceso: 'miCuenta.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ desde: nulo(instante), respaldos: entero(), exigido: siNo }).cable,
})

/** Answers a new secret for the person's application, told once; it counts after `confirmar`. */
export const empezar = dato({
  metodo: 'POST',
  ruta: '/segundoFactor/empezar',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'segundoFactor.empezar', palabras: 'Preparación de un segundo factor' },
  secreta: true,
  ejemplo: ({ clave }) => ({ passwordActual: clave }),
  entrada: objeto({ actual: ['passwordActual', textoRequerido('Por favor ingrese Contraseña', 200)] }),
  salida: objeto({ secreto: texto(), uri: texto(1000) }).cable,
})

/** From now on signing in asks for a code. Answers the backup codes, told once; the other sessions end. */
export const confirmar = dato({
  metodo: 'POST',
  ruta: '/segundoFactor/confirmar',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'segundoFactor.confirmar', palabras: 'Alta del segundo factor' },
  secreta: true,
  ejemplo: () => ({ codigo: '123456' }),
  entrada: objeto({ codigo }),
  salida: objeto({ respaldos: z.array(texto()) }).cable,
})

export const quitar = dato({
  metodo: 'POST',
  ruta: '/segundoFactor/quitar',
  acceso: 'miCuenta.ver',
  extension: true,
  auditoria: { acto: 'segundoFactor.quitar', palabras: 'Baja del segundo factor' },
  secreta: true,
  ejemplo: () => ({ codigo: '123456' }),
  entrada: objeto({ codigo }),
  salida: z.null(),
})
