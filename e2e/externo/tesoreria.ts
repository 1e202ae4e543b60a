import { monthNumber, partsOf, today } from '@/domain/fechas'
import { type Consejo, type Datos, Negativa } from './consejo'
import { type Cargo, type Medico, month } from './gente'
import {
  BIT,
  ENTERO,
  FECHA,
  Filas,
  FilasAparte,
  get,
  LISTA_JSON,
  type LlamadaVieja,
  post,
  TEXTO,
} from './protocolo'

const IMPORTE = /^\d+(\.\d{1,2})?$/
const FUTURAS = 60_000

/** A registration charge wherever it is; ids of this server are counted over all its members. */
function matriculaOf({ medicos }: Consejo, id: unknown): { cargos: Cargo[]; cargo: Cargo } {
  for (const { cargos } of medicos) {
    const cargo = cargos.find((one) => one.tipo === 3 && String(one.id) === String(id))
    if (cargo) return { cargos, cargo }
  }
  throw new Negativa('0', 'La matricula no existe')
}

function drop(cargos: Cargo[], which: (cargo: Cargo) => boolean): void {
  for (const cargo of cargos.filter(which)) cargos.splice(cargos.indexOf(cargo), 1)
}

/** Items out, instalments in; this server keeps no plan once it is paid. */
function plan(consejo: Consejo, datos: Datos): void {
  const { cargos } = consejo.find(datos['matriculadoID'])
  const items = JSON.parse(String(datos['pagosJSON'])) as { id: number; tipoPagoID: number }[]
  drop(cargos, ({ id, tipo }) => items.some((item) => item.id === id && item.tipoPagoID === tipo))
  const cuotas = Number(datos['cuotas'])
  const pesos = (Number(datos['monto']) / cuotas).toFixed(2)
  const first = monthNumber(partsOf(today())) + 1
  for (let k = 0; k < cuotas; k++)
    cargos.push({
      ...month(FUTURAS + first + k, first + k),
      tipo: 2,
      nombre: `Plan de Pagos ${k + 1}`,
      pesos,
    })
}

/** One item for each who owes of these charges. */
const itemsOf = (medicos: readonly Medico[], which: (cargo: Cargo) => boolean) =>
  medicos.flatMap(({ ficha, cargos }) => {
    const owed = cargos.filter(which)
    const [first] = owed
    if (!first) return []
    return {
      matriculadoID: String(ficha.id),
      nombre: ficha.datospersonales.apellido_nombre,
      monto: owed.reduce((sum, { pesos }) => sum + Number(pesos), 0).toFixed(2),
      fecha: first.creado,
      edad: null,
    }
  })

/** The money part of the spec as this server has it. */
export const LLAMADAS_DE_TESORERIA: Readonly<Record<string, LlamadaVieja>> = {
  '/matriculado/traerDatosMatricula': get({ matriculaID: ENTERO }, (consejo, { matriculaID }) => {
    const { cargo } = matriculaOf(consejo, matriculaID)
    return { id: cargo.id, tipoMatriculaID: '1', federacion: '0', monto: cargo.pesos }
  }),
  '/matriculado/actualizarDatosMatricula': post(
    {
      matriculaID: ENTERO,
      tipoMatriculaID: ENTERO,
      federacion: BIT,
      ampliacionFederacion: BIT,
      ampliacionFederacionExtendida: BIT,
      'observaciones?': TEXTO,
      monto: IMPORTE,
    },
    (consejo, { matriculaID, monto }) => {
      matriculaOf(consejo, matriculaID).cargo.pesos = String(monto)
    },
  ),
  '/matriculado/eliminarMatricula': post({ matriculaIds: LISTA_JSON }, (consejo, { matriculaIds }) => {
    for (const id of JSON.parse(String(matriculaIds)) as number[]) {
      const { cargos, cargo } = matriculaOf(consejo, id)
      drop(cargos, (one) => one === cargo)
    }
  }),
  '/pago/eliminarCincoAniosAtras': post({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const limit = monthNumber(partsOf(today())) - 60
    drop(consejo.find(matriculadoID).cargos, (cargo) => cargo.tipo !== 2 && monthNumber(cargo) < limit)
  }),
  '/pago/pagoAnual': post(
    { matriculadoID: ENTERO, anio: ENTERO, 'observaciones?': TEXTO },
    (consejo, { matriculadoID, anio }) => {
      const { cargos } = consejo.find(matriculadoID)
      drop(cargos, (cargo) => cargo.tipo === 3 && cargo.anio === Number(anio))
    },
  ),
  '/plan_pagos/crear': post(
    { matriculadoID: ENTERO, pagosJSON: LISTA_JSON, monto: IMPORTE, cuotas: ENTERO, 'observaciones?': TEXTO },
    plan,
  ),
  '/plan_pagos/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const parts = consejo.find(matriculadoID).cargos.filter(({ tipo }) => tipo === 2)
    const [first] = parts
    return new Filas(
      first
        ? [{ id: '1', cantCuotas: String(parts.length), finalizado: '0', montoCuota: first.pesos }]
        : null,
    )
  }),
  '/concepto_matriculado/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { cargos } = consejo.find(matriculadoID)
    const rows = cargos.filter(({ tipo }) => tipo === 1)
    return new Filas(rows.map(({ id, nombre }) => ({ id, concepto: nombre, estadoPago: 'Pendiente' })))
  }),
  '/concepto_matriculado/crear': post(
    { matriculadoID: ENTERO, conceptoID: ENTERO },
    (consejo, { matriculadoID, conceptoID }) => {
      const { nombre = '', monto = '0' } = consejo.rowOf('concepto', conceptoID)
      const { cargos } = consejo.find(matriculadoID)
      const now = monthNumber(partsOf(today()))
      cargos.push({ ...month(FUTURAS + cargos.length, now), tipo: 1, nombre, pesos: monto })
    },
  ),
  '/concepto_matriculado/eliminar': post({ conceptoMatriculadoID: ENTERO }, (consejo, datos) => {
    const id = Number(datos['conceptoMatriculadoID'])
    for (const { cargos } of consejo.medicos) drop(cargos, (one) => one.tipo === 1 && one.id === id)
  }),
  // Dashboard items in two lists, amounts as text; nothing beyond what the spec shows of them.
  '/estadisticas/traerMorosos': get(
    {},
    ({ medicos }) =>
      new FilasAparte(
        itemsOf(medicos, ({ tipo }) => tipo === 3),
        itemsOf(medicos, ({ tipo }) => tipo !== 3),
      ),
  ),
  // The provider would send people back to the result page; this server does so at once.
  '/mercado_pago/generarPago': post(
    {
      detallePagosJSON: LISTA_JSON,
      'observaciones?': TEXTO,
      fechaPago: FECHA,
      matriculadoID: ENTERO,
      tipoOperador: /^operador$/,
    },
    () => '/mercado_pago/7/operador/resultado/pagoPendiente',
  ),
}
