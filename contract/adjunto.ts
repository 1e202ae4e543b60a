import * as z from 'zod'
import {
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ADJUNTO_ENTRANTE, FORMATOS_GUARDADOS, MAX_NOMBRE } from '@/domain/adjunto'
import { TIPOS } from '@/domain/tipo-de-adjunto'

/** The attachments of a record are an extension as a whole (decision 123). */
const tipo = z.enum(TIPOS, 'Elija qué es')
const vence = fecha('Ingrese una fecha válida')

/** A file of an attachment: the one that holds, or one that another took the place of. */
const VERSION = {
  id,
  nombre: texto(MAX_NOMBRE),
  formato: z.enum(FORMATOS_GUARDADOS),
  bytes: entero(),
  huella: texto(64),
  subido: instante,
  quien: nulo(texto()),
}

/** The newest first; `anteriores` are those that it replaced. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/adjunto/traerTodos',
  acceso: 'adjuntos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    ...VERSION,
    tipo,
    vence: nulo(fecha()),
    version: entero(),
    anteriores: z.array(objeto(VERSION).cable),
  }).cable,
})

/** Its name is the file's. The same file twice as the same kind is refused. */
export const subir = archivo({
  metodo: 'POST',
  ruta: '/adjunto/subir',
  acceso: 'adjuntos.editar',
  extension: true,
  auditoria: { acto: 'adjunto.subir', palabras: 'Adjunto agregado' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, tipo: 'titulo', vence: '2030-03-01' }),
  entrada: objeto({ matriculadoID: id, tipo, vence: opcional(vence) }),
  salida: objeto({ id }).cable,
})

/** A newer file in the place of one, which stays among its `anteriores`. Without `vence` it does not expire. */
export const reemplazar = archivo({
  metodo: 'POST',
  ruta: '/adjunto/reemplazar',
  acceso: 'adjuntos.editar',
  extension: true,
  auditoria: { acto: 'adjunto.reemplazar', palabras: 'Adjunto reemplazado' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ adjuntoReemplazable }) => ({ adjuntoID: adjuntoReemplazable }),
  entrada: objeto({ adjuntoID: id, vence: opcional(vence) }),
  salida: objeto({ id }).cable,
})

/** `version` is the one that was seen. */
export const cambiarDatos = dato({
  metodo: 'POST',
  ruta: '/adjunto/cambiarDatos',
  acceso: 'adjuntos.editar',
  extension: true,
  auditoria: { acto: 'adjunto.cambiarDatos', palabras: 'Datos de un adjunto cambiados' },
  ejemplo: ({ adjuntoID }) => ({
    adjuntoID,
    tipo: 'dni',
    nombre: 'DNI, frente y dorso',
    vence: '2031-05-20',
  }),
  entrada: objeto({
    adjuntoID: id,
    version: opcional(entero()),
    tipo,
    nombre: textoRequerido('Ingrese un nombre', MAX_NOMBRE),
    vence: vaciable(vence, null),
  }),
  salida: z.null(),
})

/** With those that it replaced. It can be brought back for a day. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/adjunto/eliminar',
  acceso: 'adjuntos.editar',
  extension: true,
  auditoria: { acto: 'adjunto.eliminar', palabras: 'Adjunto eliminado' },
  ejemplo: ({ adjuntoEliminable }) => ({ adjuntoID: adjuntoEliminable }),
  entrada: objeto({ adjuntoID: id }),
  salida: z.null(),
})

export const restaurar = dato({
  metodo: 'POST',
  ruta: '/adjunto/restaurar',
  acceso: 'adjuntos.editar',
  extension: true,
  auditoria: { acto: 'adjunto.restaurar', palabras: 'Adjunto recuperado' },
  ejemplo: ({ adjuntoEliminado }) => ({ adjuntoID: adjuntoEliminado }),
  entrada: objeto({ adjuntoID: id }),
  salida: z.null(),
})

/** Those that were replaced, too. */
export const bajar = archivo({
  metodo: 'GET',
  ruta: '/adjunto/bajar',
  acceso: 'adjuntos.ver',
  extension: true,
  sale: true,
  ejemplo: ({ adjuntoID }) => ({ adjuntoID }),
  entrada: objeto({ adjuntoID: id }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})
