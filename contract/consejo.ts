import * as z from 'zod'
import { entero, nulo, opcional, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * The council's face, which anybody sees at the door; an extension as a whole (decision 202). Without a name nobody
 * wrote it yet. `lineas` stand under the name. `logoHuella` is another for another picture.
 */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/consejo/traerDatos',
  acceso: 'publico',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    nombre: nulo(texto()),
    lineas: z.array(texto()),
    copiasDelRecibo: entero(),
    logoHuella: opcional(texto(64)),
  }).cable,
})

/** The logo's bytes in base64, PNG or JPEG as it was drawn anew; null without one. */
export const traerLogo = dato({
  metodo: 'GET',
  ruta: '/consejo/traerLogo',
  acceso: 'publico',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ huella: texto(64), tipo: texto(), imagen: texto(4_000_000) }).cable.nullable(),
})
