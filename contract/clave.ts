import * as z from 'zod'
import { FECHA_MALA, fecha, texto, textoRequerido } from '@/contract/campos'
import { cuit } from '@/contract/campos-persona'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVE_NUEVA } from '@/contract/sesion'

/** What the browser that asked keeps: only beside it does the code count. */
const asked = objeto({ pedido: z.string().min(1) }).cable

/** Whoever forgot a password asks for a code by mail. The answer is the same whether or not there is such a user. */
export const pedir = dato({
  metodo: 'POST',
  ruta: '/clave/pedir',
  acceso: 'publico',
  extension: true,
  auditoria: { acto: 'clave.pedir', palabras: 'Pedido de un código por contraseña olvidada' },
  secreta: true,
  ejemplo: () => ({ usuario: 'nadie.conocido' }),
  entrada: objeto({ usuario: textoRequerido('Por favor ingrese usuario', 100) }),
  salida: asked,
})

/** A doctor's first access. The answer is the same whether or not there is such a doctor. */
export const pedirPrimera = dato({
  metodo: 'POST',
  ruta: '/clave/pedirPrimera',
  acceso: 'publico',
  extension: true,
  auditoria: { acto: 'clave.pedirPrimera', palabras: 'Pedido de un código para el primer acceso' },
  secreta: true,
  ejemplo: () => ({ cuit: '20123456786', fechaNacimiento: '1980-05-17' }),
  entrada: objeto({
    cuit: cuit('Ingrese su CUIT o CUIL'),
    nacimiento: ['fechaNacimiento', fecha('Ingrese su fecha de nacimiento', FECHA_MALA)],
  }),
  salida: asked,
})

/** Sets a password with the code, which serves once; every session of the account ends. Answers whose account it is. */
export const elegir = dato({
  metodo: 'POST',
  ruta: '/clave/elegir',
  acceso: 'publico',
  extension: true,
  auditoria: { acto: 'clave.elegir', palabras: 'Contraseña elegida con un código del correo' },
  secreta: true,
  ejemplo: () => ({
    pedido: 'de-otro-navegador',
    codigo: 'k7mf-3q9x',
    password: 'otras-lunas-9',
    password2: 'otras-lunas-9',
  }),
  entrada: objeto({
    pedido: texto(100),
    codigo: textoRequerido('Ingrese el código', 40),
    ...CLAVE_NUEVA,
  }),
  salida: objeto({ usuario: texto() }).cable,
})

export const CODIGO_ERRADO = 'El código no es ese. Revise lo que dice el correo'
export const CODIGO_GASTADO = 'El código ya no sirve, o se pidió en otro equipo. Pida otro'
