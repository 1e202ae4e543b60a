import * as z from 'zod'
import { entero, id, nulo, opcional, texto } from '@/contract/campos'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { llamadasDe } from '@/contract/catalogo/llamadas'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_BYTES_FIRMA, TIPOS_FIRMA } from '@/domain/firmante'

const propias = llamadasDe(CATALOGOS.firmante)

/** A hash in hexadecimal. */
const huella = texto(64)
/** Twice what may be kept: a bigger one is refused in words that say how big it may be. */
const MAX_BASE64 = Math.ceil(MAX_BYTES_FIRMA / 3) * 8

/** Extension: `imagenHuella` tells that there is an image and which; absent there is none. */
const fila = objeto({
  id,
  nombre: nulo(texto()),
  cargo: nulo(texto()),
  version: opcional(entero()),
  imagenHuella: opcional(huella),
}).cable

export const traerTodos = { ...propias.traerTodos, salida: fila }
export const traerDatos = { ...propias.traerDatos, salida: fila }

/** The image's bytes, in base64 (decision 033). */
export const traerImagen = dato({
  metodo: 'GET',
  ruta: '/firmante/traerImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  entrada: objeto({ id: ['firmanteID', id] }),
  salida: objeto({ tipo: z.enum(TIPOS_FIRMA), contenido: texto(MAX_BASE64), huella }).cable,
})

/** The image's bytes as they are. */
export const verImagen = archivo({
  metodo: 'GET',
  ruta: '/firmante/verImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  sale: true,
  entrada: objeto({ id: ['firmanteID', id] }),
  salida: objeto({ huella, nombre: texto() }).cable,
})

/** `guardarImagen` with the file itself. */
export const subirImagen = archivo({
  metodo: 'POST',
  ruta: '/firmante/subirImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'firmante.guardarImagen', palabras: 'Imagen de firma guardada' },
  entra: { tipos: TIPOS_FIRMA, maximo: MAX_BYTES_FIRMA },
  entrada: objeto({ id: ['firmanteID', id], huellaPrevia: opcional(huella) }),
  salida: objeto({ huella }).cable,
})

/** `huellaPrevia`: the image that was seen when this one was chosen; another one by now refuses it. */
export const guardarImagen = dato({
  metodo: 'POST',
  ruta: '/firmante/guardarImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'firmante.guardarImagen', palabras: 'Imagen de firma guardada' },
  entrada: objeto({
    id: ['firmanteID', id],
    contenido: texto(MAX_BASE64),
    huellaPrevia: opcional(huella),
  }),
  salida: objeto({ huella }).cable,
})

export const quitarImagen = dato({
  metodo: 'POST',
  ruta: '/firmante/quitarImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'firmante.quitarImagen', palabras: 'Imagen de firma quitada' },
  entrada: objeto({ id: ['firmanteID', id], huellaPrevia: opcional(huella) }),
  salida: z.unknown(),
})
