import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { filtrosDe, llamadasDeListado } from '@/contract/listas/llamadas'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { dato } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, elegidos, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { FILTROS_DE_EJEMPLO } from '@/contract/moroso'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLAVES_ESTADO } from '@/domain/mensaje'

const MAX_ELEGIDOS = 500

/** The chosen members; without `ids`, all that the filters of /morosos find except the `excluidos`. */
const ELEGIDOS = {
  ids: [
    'matriculadosJSON',
    opcional(elegidos(`Elija hasta ${MAX_ELEGIDOS}, o todos los que cumplen el filtro`)),
  ],
  excluidos: ['excluidosJSON', opcional(elegidos(`Quite hasta ${MAX_ELEGIDOS}, o cambie el filtro`))],
  ...filtrosDe(morosos),
} as const

/**
 * Whom a message would reach and where, who cannot be reached and why, and whose waits for an online payment; one
 * page.
 */
export const simular = dato({
  metodo: 'GET',
  ruta: '/mensaje/simular',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ moroso }) => ({
    medio: 1,
    nroPagina: 1,
    soloSinDestino: false,
    soloEnEspera: false,
    matriculadosJSON: JSON.stringify([moroso]),
    ...FILTROS_DE_EJEMPLO,
  }),
  entrada: objeto({
    ...VISTA,
    soloEnEspera: opcional(siNo),
    ...ELEGIDOS,
  }),
  salida: objeto({
    ...ALCANCE,
    mora: dinero(),
    enEspera: entero(),
    filas: z.array(objeto({ ...DESTINATARIO, mora: dinero(), meses: entero(), espera: nulo(texto()) }).cable),
  }).cable,
})

/**
 * Queues a message for each; another number than `cantidad`, which was shown, refuses the act. Whoever cannot be
 * reached is kept as 'omitido'.
 */
export const crear = dato({
  metodo: 'POST',
  ruta: '/mensaje/crear',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'mensaje.crear', palabras: 'Mensajes a morosos' },
  ejemplo: ({ moroso }) => ({
    medio: 1,
    asunto: 'Aviso',
    texto: 'Debe {importe}',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([moroso]),
    ...FILTROS_DE_EJEMPLO,
  }),
  entrada: objeto({ ...CARTA, ...ELEGIDOS }),
  salida: encolados,
})

const EJEMPLO = { nombre: 'moroso', estado: 'pendiente', medio: 1 } as const

const fila = objeto({
  id,
  envioID: id,
  /** Null for a letter to an account of the staff. */
  matriculadoID: nulo(id),
  apellidoNombre: texto(),
  medio: entero(),
  destino: nulo(texto()),
  asunto: texto(),
  /** The filled text, which is longer than what was typed. */
  texto: z.string(),
  estado: z.enum(CLAVES_ESTADO),
  causa: nulo(texto()),
  intentos: entero(),
  creado: instante,
  terminado: nulo(instante),
  ...LUGAR,
}).cable

export const { traerTodos, traerLote } = llamadasDeListado(mensajes, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, ...EJEMPLO, orden: 'estado asc' }),
    lote: () => ({ ...EJEMPLO, cantidad: 10 }),
  },
})

/** How mail and chats leave this server, how many a minute, and how many messages are in each state. */
export const traerResumen = dato({
  metodo: 'GET',
  ruta: '/mensaje/traerResumen',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ envioID }) => ({ envioID }),
  entrada: objeto({ envioID: opcional(id) }),
  salida: objeto({
    correo: z.enum(['smtp', 'demostracion', 'sinConfigurar']),
    whatsapp: z.enum(['api', 'enlaces', 'demostracion']),
    porMinuto: entero(),
    titulo: nulo(texto()),
    estados: z.array(objeto({ estado: z.enum(CLAVES_ESTADO), cantidad: entero() }).cable),
  }).cable,
})

/** One message, or all of an act that are in the right state. */
const CUALES = { mensajeID: opcional(id), envioID: opcional(id) } as const
const cambiados = objeto({ cantidad: entero() }).cable

/** Queues failed, doubtful or cancelled ones again; of a whole act only the failed. */
export const reintentar = dato({
  metodo: 'POST',
  ruta: '/mensaje/reintentar',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'mensaje.reintentar', palabras: 'Mensajes vueltos a enviar' },
  ejemplo: ({ mensajeFallado }) => ({ mensajeID: mensajeFallado }),
  entrada: objeto(CUALES),
  salida: cambiados,
})

export const cancelar = dato({
  metodo: 'POST',
  ruta: '/mensaje/cancelar',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'mensaje.cancelar', palabras: 'Mensajes cancelados' },
  ejemplo: ({ mensajeCancelable }) => ({ mensajeID: mensajeCancelable }),
  entrada: objeto(CUALES),
  salida: cambiados,
})

/** Somebody looked in the mail server and a doubtful one did leave. */
export const darPorEnviado = dato({
  metodo: 'POST',
  ruta: '/mensaje/darPorEnviado',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'mensaje.darPorEnviado', palabras: 'Mensaje dado por enviado' },
  ejemplo: ({ mensajeDudoso }) => ({ mensajeID: mensajeDudoso }),
  entrada: objeto({ mensajeID: id }),
  salida: z.null(),
})

/** Answers the number that the member has now, and the text with its way out. */
export const abrir = dato({
  metodo: 'POST',
  ruta: '/mensaje/abrir',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'mensaje.abrir', palabras: 'Chat de Whatsapp abierto' },
  ejemplo: ({ mensajePendiente }) => ({ mensajeID: mensajePendiente }),
  entrada: objeto({ mensajeID: id }),
  salida: objeto({ destino: texto(), texto: z.string() }).cable,
})
