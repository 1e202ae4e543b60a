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
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
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

const DE_FILAS = {
  rendicionID: id,
  /** -2 means its kin too: -9, -10 and -11. */
  resultado: opcional(entero('Resultado inválido', -11, 2)),
  /** Only those that the bank has pending, or none of them. */
  pendiente: opcional(siNo),
  nombre: opcional(texto(100)),
} as const
const PAGINA = ['nroPagina', opcional(entero('Página inválida', 1))] as const
/** Up to `cantidad` rows after one of the list, for exports. */
const LOTE = { cantidad: entero('Cantidad inválida', 1, 2000), despuesDe: opcional(id) } as const

const fila = objeto({
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
}).cable

/** A report's lines in its order. */
export const traerFilas = lista({
  metodo: 'GET',
  ruta: '/rendicion/traerFilas',
  ...COMUN,
  lista: 'paginada',
  ejemplo: ({ rendicionID }) => ({ rendicionID, nroPagina: 1, resultado: 1, nombre: 'ledesma' }),
  entrada: objeto({ pagina: PAGINA, ...DE_FILAS }),
  salida: fila,
})

export const traerLote = lista({
  metodo: 'GET',
  ruta: '/rendicion/traerLote',
  ...COMUN,
  lista: 'completa',
  ejemplo: ({ rendicionID }) => ({ rendicionID, cantidad: 10 }),
  entrada: objeto({ ...DE_FILAS, ...LOTE }),
  salida: fila,
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

const DE_COBROS = { estado: opcional(z.enum(ESTADOS_DE_COBRO, 'Elija un estado')) } as const

const cobro = objeto({
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
}).cable

/** Money that came in and pays nothing by itself, or that went back, the oldest first. */
export const traerCobros = lista({
  metodo: 'GET',
  ruta: '/cobroPorResolver/traerTodos',
  ...COMUN,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1, estado: 'pendiente' }),
  entrada: objeto({ pagina: PAGINA, ...DE_COBROS }),
  salida: cobro,
})

export const traerLoteDeCobros = lista({
  metodo: 'GET',
  ruta: '/cobroPorResolver/traerLote',
  ...COMUN,
  lista: 'completa',
  ejemplo: () => ({ cantidad: 10 }),
  entrada: objeto({ ...DE_COBROS, ...LOTE }),
  salida: cobro,
})

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
