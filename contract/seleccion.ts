import * as z from 'zod'
import { entero, id, nulo, opcional, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { CLAVES_CON_SELECCION, MAX_CONSULTA_DE_LISTA, MAX_ELEGIDOS_A_MANO } from '@/domain/seleccion'

const MUCHOS = `Hasta ${MAX_ELEGIDOS_A_MANO} uno por uno: elija todos los que cumplen el filtro`
const elegidos = jsonEn(z.array(id).min(1, 'Elija al menos un matriculado').max(MAX_ELEGIDOS_A_MANO, MUCHOS))

/** Selections are an extension as a whole (decision 178). */

/**
 * Freezes who is chosen: those of `ids` that are in the list, or all that `consulta` finds, the query of the list's
 * own call without its page, except the `excluidos`. `faltan`: of `ids`, those that are not in the list any more.
 */
export const crear = dato({
  metodo: 'POST',
  ruta: '/seleccion/crear',
  acceso: 'padron.exportar',
  extension: true,
  auditoria: { acto: 'seleccion.crear', palabras: 'Selección en una lista' },
  ejemplo: ({ matriculadoID }) => ({
    lista: 'matriculados',
    matriculadosJSON: JSON.stringify([matriculadoID]),
    consulta: 'nombre=ana',
    excluidosJSON: JSON.stringify([matriculadoID]),
  }),
  entrada: objeto({
    lista: z.enum(CLAVES_CON_SELECCION, 'Lista desconocida'),
    ids: ['matriculadosJSON', opcional(elegidos)],
    consulta: opcional(texto(MAX_CONSULTA_DE_LISTA)),
    excluidos: ['excluidosJSON', opcional(elegidos)],
  }),
  salida: objeto({
    seleccionID: id,
    cantidad: entero(),
    faltan: entero(),
    /** How many of them are in each state, the most first. */
    estados: z.array(objeto({ nombre: texto(), cantidad: entero() }).cable),
  }).cable,
})

/** So many of a selection, by name, from the place `desde` on; who left the register since is left out. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/seleccion/traerLote',
  acceso: 'padron.exportar',
  extension: true,
  lista: 'completa',
  ejemplo: ({ seleccionID }) => ({ seleccionID, desde: 0, cantidad: 10 }),
  entrada: objeto({
    seleccionID: id,
    desde: entero('Lugar inválido', 0),
    cantidad: entero('Cantidad inválida', 1, 2000),
  }),
  salida: objeto({
    id,
    apellidoNombre: texto(),
    dni: nulo(entero()),
    matricula: entero(),
    estado: texto(),
    email: nulo(texto()),
    telefono: nulo(texto()),
  }).cable,
})

/** Whom of a selection a message would reach, and who cannot be reached and why; one page. */
export const simularMensaje = dato({
  metodo: 'GET',
  ruta: '/seleccion/simularMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ seleccionID }) => ({ medio: 2, nroPagina: 1, soloSinDestino: false, seleccionID }),
  entrada: objeto({ ...VISTA, seleccionID: id }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(objeto({ ...DESTINATARIO, matricula: texto(), dni: texto(), estado: texto() }).cable),
  }).cable,
})

/** Queues a message for each; another number than `cantidad`, and another list than was shown, refuse the act. */
export const enviarMensaje = dato({
  metodo: 'POST',
  ruta: '/seleccion/enviarMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'seleccion.enviarMensaje', palabras: 'Mensajes a una selección' },
  ejemplo: ({ seleccionID }) => ({
    ...{ medio: 2, asunto: 'Aviso', texto: 'Estimado/a {nombre}', cantidad: 1, seleccionID },
  }),
  entrada: objeto({ ...CARTA, seleccionID: id }),
  salida: encolados,
})
