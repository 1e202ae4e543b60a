import { MudanzaError } from '@/backend/mudanza/viaje/error'
import type { Lector } from '@/backend/mudanza/viaje/lector'
import {
  COBRANZAS,
  LISTAS,
  pedidoDeCobranzas,
  POR_FILA,
  SELECCIONES,
  UNA_VEZ,
} from '@/backend/mudanza/viaje/llamadas'
import { monthNumber, partsOf, today } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'
import { sucursalBanco } from '@/contract/catalogo/seleccion'

/** So many months without a receipt are the beginning of a council's history. */
const SIN_COBRANZAS = 24
const MAX_MESES = 12 * 60

/** What was collected each month, back to the first: it tells the receipts' numbers, which no account does. */
export async function readCobranzas(lector: Lector): Promise<void> {
  const current = monthNumber(partsOf(today()))
  for (let back = 0, empty = 0; back < MAX_MESES && empty < SIN_COBRANZAS; back++) {
    const result = await lector.readIfPossible(COBRANZAS, pedidoDeCobranzas(current - back))
    if (!result.ok) return
    empty = result.datos.length === 0 ? empty + 1 : 0
  }
}

/** One reading of the list is told from the next by these. */
export const VECES = ['#0', '#1', '#2', '#3', '#4'] as const

/**
 * The members' ids, or those of some registration numbers. Pages shift while people work, so the list is read until two
 * times give one set. Throws `MudanzaError` where it never does, or cannot be read.
 */
export async function readIDs(lector: Lector, solo: ReadonlySet<number> | undefined): Promise<number[]> {
  const filtros = { nombre: undefined, dni: undefined, matricula: undefined }
  let before: string | undefined
  for (const vez of VECES) {
    const rows = await lector.readPages(UNA_VEZ.matriculados, filtros, vez)
    if (!rows)
      throw new MudanzaError(`El listado de matriculados no se puede leer (${UNA_VEZ.matriculados.ruta}).`)
    const chosen = solo ? rows.filter(({ matricula }) => solo.has(matricula ?? 0)) : rows
    const ids = chosen.flatMap(({ id }) => (id === undefined ? [] : [id])).sort((a, b) => a - b)
    const now = ids.join()
    if (now === before || rows.length === 0) {
      if (ids.length === 0) throw new MudanzaError('El servidor no tiene matriculados que leer.')
      return ids
    }
    before = now
  }
  throw new MudanzaError(
    'El listado de matriculados cambia cada vez que se lee: pruebe cuando nadie trabaje en él.',
  )
}

export async function readCatalogos(lector: Lector): Promise<void> {
  for (const llamada of Object.values(LISTAS)) await lector.readPages(llamada, {})
  for (const llamada of Object.values(SELECCIONES)) await lector.read(llamada, {})
  const bancos = await lector.read(SELECCIONES.bancos, {})
  for (const { id } of bancos.ok ? bancos.datos : [])
    if (id !== undefined) await lector.read(sucursalBanco, { bancoID: id })
  await lector.read(UNA_VEZ.precios, { tipo: TIPO_PRECIO })
  await lector.read(UNA_VEZ.ultimoDebito, {})
  const rowsOf = async (llamada: (typeof LISTAS)['firmantes' | 'usuarios' | 'tiposDeCertificado']) =>
    ((await lector.readPages(llamada, {})) ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))
  for (const id of await rowsOf(LISTAS.tiposDeCertificado)) await lector.read(POR_FILA.cuerpo, { id })
  for (const id of await rowsOf(LISTAS.firmantes)) await lector.read(POR_FILA.firma, { id })
  for (const id of await rowsOf(LISTAS.usuarios)) await lector.read(POR_FILA.usuario, { id })
}
