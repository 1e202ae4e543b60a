'use server'

import type { ArchivoNombrado } from '@/contract/archivos-nombrados'
import { bajar } from '@/contract/ronda-cambiada'
import { crearEnvioBse, crearEnvioIcbc, traerOtrosDebitos } from '@/contract/da-listado-envio'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { NADIE_CAMBIO } from '@/domain/debito/cambio'
import { nameOfForma } from '@/domain/debito/formas'
import { textOfMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import { callForText } from '@/lib/api/call-for-text'
import { downloadFile } from '@/lib/api/file-calls'
import { isPropio } from '@/lib/api/servidor'
import { sendForFile } from '@/lib/debitos/banco-answer'
import { judgeFiles } from '@/lib/debitos/banco-files'
import { NO_SE_SABE_SI_GENERO } from '@/lib/debitos/banco-words'
import { columnsFor } from '@/lib/debitos/columns'
import { isUncertain } from '@/lib/llamada/insist'
import { type Fin, inLots, streamFor, streamOfMonth, whyNot } from '@/lib/month-stream'
import { type Columna, fileName } from '@/domain/spreadsheets/column'
import { ownColumns } from '@/lib/api/own-columns'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** How many rows are written, bytes of a file by its name, then how many files there are or why there is none. */
export type ParteDeArchivos =
  | { hechos: number; total: number }
  | { nombre: string; trozo: Uint8Array }
  /** `aviso`: what is to be known of them. */
  | { archivos: number; aviso?: string | undefined }
  | Fin

const PERMISO = 'debitos.rondas'

const ENVIOS = {
  41: { crear: crearEnvioBse, banco: 'BSE', nombres: ['CA.BSE', 'CC.BSE'] },
  42: { crear: crearEnvioIcbc, banco: 'ICBC', nombres: ['.SB'] },
} as const

const SIN_ARCHIVO = 'El servidor no devolvió un archivo. Puede que no haya a quién debitar en ese mes.'
const NADIE = 'No hay a quién debitar en ese mes'

/**
 * A bank's files of a month out of the specification's call, for a server without rounds. Anybody can call a server
 * action, so session and permission come first.
 */
export async function makeBankFiles(forma: number, mes: string): Promise<ReadableStream<ParteDeArchivos>> {
  return streamOfMonth<ParteDeArchivos>(PERMISO, mes, async (asked, { sesion, senal }, tell) => {
    const envio = forma === 41 || forma === 42 ? ENVIOS[forma] : undefined
    if (!envio) return { error: ERROR_DATOS }
    const answer = await callApi(envio.crear, asked, sesion, { senal, por: sendForFile })
    if (!answer.ok) return isUncertain(answer) ? { error: NO_SE_SABE_SI_GENERO } : whyNot(answer)
    const recibidos = Array.isArray(answer.datos) ? (answer.datos as readonly ArchivoNombrado[]) : []
    if (recibidos.length === 0) return { error: SIN_ARCHIVO }
    const periodo = digitsOf(asked)
    const judged = judgeFiles(recibidos, {
      raiz: `${periodo}-${envio.banco}`,
      periodo,
      nombres: envio.nombres,
    })
    if ('error' in judged) return judged
    for (const { nombre, bytes } of judged.archivos) tell({ nombre, trozo: new Uint8Array(bytes) })
    return { archivos: judged.archivos.length, aviso: judged.aviso }
  })
}

/** '202611'. */
const digitsOf = ({ anio, mes }: Mes): string => `${anio}${String(mes).padStart(2, '0')}`

export interface ArchivoDeRonda {
  rondaID: number
  clase: string
  nombre: string
  /** Who changed since it was closed, as the person saw it. */
  visto: string | undefined
}

/** A file of a closed round, byte by byte as it was frozen. */
export async function makeRoundFile(archivo: ArchivoDeRonda): Promise<ReadableStream<ParteDeArchivos>> {
  return streamFor<ParteDeArchivos>(PERMISO, async ({ sesion, senal }, tell) => {
    const { nombre, ...pedido } = archivo
    if (typeof nombre !== 'string') return { error: ERROR_DATOS }
    const found = await downloadFile(bajar, pedido, sesion, new Headers(), senal)
    if ('ok' in found) return whyNot(found)
    for await (const trozo of found) tell({ nombre, trozo: new Uint8Array(trozo as Buffer) })
    return { archivos: 1 }
  })
}

/** What an entity is asked to collect, as a spreadsheet. `visto`: who changed since it was closed, as the person saw it. */
export async function makeEntitySheet(
  forma: number,
  mes: string,
  visto: string = NADIE_CAMBIO,
): Promise<ReadableStream<ParteDeArchivos>> {
  return streamOfMonth<ParteDeArchivos>(PERMISO, mes, async (asked, { sesion, senal }, tell) => {
    const entidad = typeof forma === 'number' ? nameOfForma(forma) : undefined
    if (entidad === undefined) return { error: ERROR_DATOS }
    const seen = typeof visto === 'string' ? visto : NADIE_CAMBIO
    const entrada = { ...asked, formaPagoID: forma, visto: seen }
    const { answer, texto } = await callForText(traerOtrosDebitos, entrada, sesion, { senal })
    if (!answer.ok) return whyNot(answer)
    if (answer.datos.length === 0) return { error: NADIE }
    const hoja = await sheetOf(columnsFor(asked), answer.datos, texto)
    if ('error' in hoja) return hoja
    const nombre = fileName(`Otros débitos ${entidad}`, textOfMes(asked), 'xlsx')
    const total = answer.datos.length
    const lotes = inLots(hoja.filas, (hechos) => tell({ hechos, total }))
    const { columnas } = hoja
    for await (const trozo of streamXlsx({ titulo: 'Otros débitos', columnas, lotes, ajena: true }))
      tell({ nombre, trozo: new Uint8Array(trozo as Buffer) })
    const sinImporte = answer.datos.filter(({ importe }) => importe === undefined).length
    return { archivos: 1, aviso: sinImporte > 0 ? withoutAmount(sinImporte) : undefined }
  })
}

/** What another server says besides the agreed columns stands behind them. */
async function sheetOf(columnas: readonly Columna<never>[], filas: readonly unknown[], texto: string) {
  const agreed = columnas as readonly Columna<unknown>[]
  if (await isPropio()) return { columnas: agreed, filas }
  const calladas = ['anio', 'mes']
  return ownColumns({ llamada: traerOtrosDebitos, columnas: agreed, filas, texto, fijas: true, calladas })
}

const withoutAmount = (count: number): string =>
  `El servidor no informó el importe de ${count} ${count === 1 ? 'fila: quedó vacío' : 'filas: quedaron vacías'}.`
