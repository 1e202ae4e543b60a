import * as z from 'zod'
import {
  dinero,
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { rendicion as listadoDeFilas } from '@/contract/listas/rendicion'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { MAX_BYTES } from '@/domain/bancos/renglones'
import { ESTADOS_DE_COBRO, ESTADOS_DE_RENDICION } from '@/domain/debito/rendicion'
import { TIPOS_ARCHIVO, type TipoArchivo } from '@/domain/tipos-de-archivo'

const COMUN = { acceso: 'debitos.rondas', extension: true } as const
const MOTIVO = textoRequerido('Escriba el motivo', 500)
const MAX_LUEGO = 9
const TIPOS = (Object.keys(TIPOS_ARCHIVO) as TipoArchivo[]).filter(
  (tipo) => tipo === 'text/plain' || TIPOS_ARCHIVO[tipo].extension === 'xlsx',
)

const rendicion = {
  id,
  rondaID: id,
  clase: texto(),
  nombre: texto(),
  estado: z.enum(ESTADOS_DE_RENDICION),
  lineas: entero(),
  leida: instante,
  quien: nulo(texto()),
  aplicada: nulo(instante),
} as const

/** Lines by result code with what they collected, what the bank has pending apart; `faltan` debits of the file have none. */
const CUENTAS = {
  codigos: z.array(
    objeto({ resultado: entero(), pendiente: opcional(siNo), cantidad: entero(), cobrado: dinero() }).cable,
  ),
  repetidas: entero(),
  faltan: entero(),
} as const

/** Reads a bank's or an entity's report of a round and writes down what it says: no money moves yet. */
export const leer = archivo({
  metodo: 'POST',
  ruta: '/rendicion/leer',
  ...COMUN,
  auditoria: { acto: 'rendicion.leer', palabras: 'Rendición de débitos leída' },
  entra: { tipos: TIPOS, maximo: MAX_BYTES, planilla: true },
  ejemplo: ({ rondaEnviadaID }) => ({ rondaID: rondaEnviadaID, clase: 'SB' }),
  entrada: objeto({ rondaID: id, clase: texto(20) }),
  salida: objeto({ ...rendicion, ...CUENTAS }).cable,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/rendicion/traerDatos',
  ...COMUN,
  ejemplo: ({ rendicionID }) => ({ rendicionID }),
  entrada: objeto({ rendicionID: id }),
  salida: objeto({ ...rendicion, ...CUENTAS }).cable,
})

/**
 * What the debits brought that were answered in the last month, the last answered first and ten at most: `cobros` receipts
 * for `total` centavos, and `rechazos`.
 */
export const traerResultados = lista({
  metodo: 'GET',
  ruta: '/rendicion/traerResultados',
  ...COMUN,
  lista: 'completa',
  ejemplo: () => ({}),
  entrada: objeto({}),
  salida: objeto({
    rondaID: id,
    forma: entero(),
    mes: entero(),
    anio: entero(),
    aplicada: instante,
    cobros: entero(),
    total: dinero(),
    rechazos: entero(),
  }).cable,
})

/** A round's reports, the last first. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/rendicion/traerTodas',
  ...COMUN,
  lista: 'completa',
  ejemplo: ({ rondaID }) => ({ rondaID }),
  entrada: objeto({ rondaID: id }),
  salida: objeto(rendicion).cable,
})

/** A report's lines in its order. */
export const { traerTodos: traerFilas, traerLote } = llamadasDeListado(listadoDeFilas, {
  fila: objeto({
    id,
    linea: entero(),
    clave: texto(),
    matricula: nulo(texto()),
    matriculadoID: nulo(id),
    apellidoNombre: nulo(texto()),
    pedido: nulo(dinero()),
    importe: dinero(),
    cobrado: siNo,
    fecha: nulo(fecha()),
    codigo: nulo(texto()),
    texto: texto(),
    resultado: entero(),
    pendiente: siNo,
    reversa: nulo(fecha()),
    repetida: siNo,
    /** Where the money waits for a person or waited; null where it does not. */
    porResolver: nulo(z.enum(ESTADOS_DE_COBRO)),
    nroRecibo: nulo(entero()),
    ...LUGAR,
  }).cable,
  de: { rendicionID: id },
  ejemplo: {
    pagina: ({ rendicionID }) => ({ rendicionID, nroPagina: 1, resultado: 1, nombre: 'ledesma' }),
    lote: ({ rendicionID }) => ({ rendicionID, cantidad: 10 }),
  },
})

/**
 * Moves the money of a report as it was read, and after it that of `luego`, others of its round, in one job; goes on with
 * one that a job left half applied.
 */
export const aplicar = dato({
  metodo: 'POST',
  ruta: '/rendicion/aplicar',
  ...COMUN,
  auditoria: { acto: 'rendicion.aplicar', palabras: 'Rendición de débitos aplicada' },
  ejemplo: ({ rendicionID }) => ({ rendicionID, luego: [] }),
  entrada: objeto({
    rendicionID: id,
    luego: ['luegoJSON', opcional(jsonEn(z.array(id).max(MAX_LUEGO, 'Demasiadas rendiciones')))],
  }),
  salida: objeto({ tareaID: id }).cable,
})

/** Takes back an applied report whole: its payments are annulled and its charges wait for the bank again. */
export const deshacer = dato({
  metodo: 'POST',
  ruta: '/rendicion/deshacer',
  ...COMUN,
  auditoria: { acto: 'rendicion.deshacer', palabras: 'Rendición de débitos deshecha' },
  ejemplo: ({ rendicionID }) => ({ rendicionID, motivo: 'Era de otro mes' }),
  entrada: objeto({ rendicionID: id, motivo: MOTIVO }),
  salida: z.null(),
})

/** Money that came in and pays nothing by itself, or that went back, the oldest first. */
export const { traerTodos: traerCobros, traerLote: traerLoteDeCobros } = llamadasDeListado(
  cobrosPorResolver,
  {
    fila: objeto({
      id,
      forma: entero(),
      mes: entero(),
      anio: entero(),
      clave: texto(),
      matricula: nulo(texto()),
      matriculadoID: nulo(id),
      apellidoNombre: nulo(texto()),
      importe: dinero(),
      reversa: siNo,
      resultado: entero(),
      fecha: nulo(fecha()),
      texto: texto(),
      estado: z.enum(ESTADOS_DE_COBRO),
      resuelto: nulo(instante),
      quien: nulo(texto()),
      motivo: nulo(texto()),
      /** Of money that went back: the receipt that it takes along, if there is one. */
      recibo: nulo(objeto({ pagoID: id, nroRecibo: entero(), total: dinero(), anulado: siNo }).cable),
      ...LUGAR,
    }).cable,
    ejemplo: {
      pagina: () => ({ nroPagina: 1, estado: 'pendiente' }),
      lote: () => ({ cantidad: 10 }),
    },
  },
)

/** Gives the money to a member as credit. */
export const acreditarCobro = dato({
  metodo: 'POST',
  ruta: '/cobroPorResolver/acreditar',
  ...COMUN,
  auditoria: { acto: 'cobroPorResolver.acreditar', palabras: 'Cobro de débito acreditado' },
  ejemplo: ({ cobroPorResolverID, matriculadoID }) => ({
    cobroPorResolverID,
    matriculadoID,
    motivo: 'Era suyo',
  }),
  entrada: objeto({ cobroPorResolverID: id, matriculadoID: id, motivo: MOTIVO }),
  salida: z.null(),
})

/**
 * Annuls the receipt that money gone back had paid: all of it is owed again, or as much as went back, and the rest of the
 * money pays what it reaches by a receipt of its own (`queda`).
 */
export const anularReciboDeCobro = dato({
  metodo: 'POST',
  ruta: '/cobroPorResolver/anularRecibo',
  ...COMUN,
  acceso: 'pagos.anular',
  auditoria: { acto: 'cobroPorResolver.anularRecibo', palabras: 'Recibo anulado por una reversa' },
  ejemplo: ({ cobroPorResolverID }) => ({ cobroPorResolverID }),
  entrada: objeto({ cobroPorResolverID: id, motivo: opcional(texto(500)) }),
  salida: objeto({ nroRecibo: entero(), queda: nulo(entero()) }).cable,
})

/** The money goes back outside of here, or what went back was seen to. Without a reason a receipt that stands is named. */
export const cerrarCobro = dato({
  metodo: 'POST',
  ruta: '/cobroPorResolver/cerrar',
  ...COMUN,
  auditoria: { acto: 'cobroPorResolver.cerrar', palabras: 'Cobro de débito resuelto' },
  ejemplo: ({ cobroPorResolverID }) => ({ cobroPorResolverID, motivo: 'Se le devolvió por transferencia' }),
  entrada: objeto({ cobroPorResolverID: id, motivo: vaciable(texto(500)) }),
  salida: z.null(),
})
