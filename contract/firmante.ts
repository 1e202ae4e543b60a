import * as z from 'zod'
import { entero, id, nulo, opcional, texto } from '@/contract/campos'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { llamadasDe } from '@/contract/catalogo/llamadas'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_BYTES_FIRMA, TIPOS_FIRMA } from '@/domain/firmante'

const propias = llamadasDe(CATALOGOS.firmante)

const huella = texto(64)
/** Twice what may be kept, so that a bigger picture is refused in words that tell the limit. */
const MAX_BASE64 = Math.ceil(MAX_BYTES_FIRMA / 3) * 8

/** Extension: `imagenHuella` is the image's hash, absent when there is none. */
const FILA = {
  id,
  nombre: nulo(texto()),
  cargo: nulo(texto()),
  version: opcional(entero()),
  imagenHuella: opcional(huella),
}

export const traerTodos = { ...propias.traerTodos, salida: objeto(FILA).cable }
/** For who prints what it signs, too. Another server's row may bring the picture itself. */
export const traerDatos = {
  ...propias.traerDatos,
  acceso: 'credenciales.editar',
  salida: objeto({ ...FILA, imagen: opcional(texto(MAX_BASE64)) }).cable,
} as const

/** The image in base64 (decision 33), for who prints what it signs. */
export const traerImagen = dato({
  metodo: 'GET',
  ruta: '/firmante/traerImagen',
  acceso: 'credenciales.editar',
  extension: true,
  ejemplo: ({ firmanteID }) => ({ firmanteID }),
  entrada: objeto({ id: ['firmanteID', id] }),
  salida: objeto({ tipo: z.enum(TIPOS_FIRMA), contenido: texto(MAX_BASE64), huella }).cable,
})

export const verImagen = archivo({
  metodo: 'GET',
  ruta: '/firmante/verImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  sale: true,
  ejemplo: ({ firmanteID }) => ({ firmanteID }),
  entrada: objeto({ id: ['firmanteID', id] }),
  salida: objeto({ huella, nombre: texto() }).cable,
})

export const subirImagen = archivo({
  metodo: 'POST',
  ruta: '/firmante/subirImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'firmante.guardarImagen', palabras: 'Imagen de firma guardada' },
  entra: { tipos: TIPOS_FIRMA, maximo: MAX_BYTES_FIRMA },
  ejemplo: ({ firmanteID, huellaPrevia }) => ({ firmanteID, huellaPrevia }),
  entrada: objeto({ id: ['firmanteID', id], huellaPrevia: opcional(huella) }),
  salida: objeto({ huella }).cable,
})

/** `huellaPrevia`: the image that was seen; another one by now refuses the change. */
export const guardarImagen = dato({
  metodo: 'POST',
  ruta: '/firmante/guardarImagen',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'firmante.guardarImagen', palabras: 'Imagen de firma guardada' },
  ejemplo: ({ firmanteID, huellaPrevia, imagen }) => ({ firmanteID, huellaPrevia, contenido: imagen }),
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
  ejemplo: ({ firmanteID, huellaPrevia }) => ({ firmanteID, huellaPrevia }),
  entrada: objeto({ id: ['firmanteID', id], huellaPrevia: opcional(huella) }),
  salida: z.unknown(),
})
