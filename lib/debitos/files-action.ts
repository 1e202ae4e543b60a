'use server'

import type { ArchivoNombrado } from '@/contract/archivos-nombrados'
import { crearEnvioBse, crearEnvioIcbc, traerOtrosDebitos } from '@/contract/da-listado-envio'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { NADIE_CAMBIO } from '@/domain/debito/cambio'
import { nameOfForma } from '@/domain/debito/formas'
import { textOfMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import { columnsFor } from '@/lib/debitos/columns'
import { type Fin, inLots, streamOfMonth, whyNot } from '@/lib/month-stream'
import { fileName } from '@/lib/spreadsheets/column'
import { streamXlsx } from '@/lib/spreadsheets/xlsx-stream'

/** How many rows are written, bytes of a file by its name, then how many files there are or why there is none. */
export type ParteDeArchivos =
  { hechos: number; total: number } | { nombre: string; trozo: Uint8Array } | { archivos: number } | Fin

const PERMISO = 'debitos.rondas'
/** Milliseconds: another server makes all of a month's files for one answer. */
const ESPERA = 60_000

const ENVIOS = {
  41: { crear: crearEnvioBse, nombres: ['CA.BSE', 'CC.BSE'] },
  42: { crear: crearEnvioIcbc, nombres: ['.SB'] },
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
    const answer = await callApi(envio.crear, asked, sesion, { senal, espera: ESPERA })
    if (!answer.ok) return whyNot(answer)
    const archivos = Array.isArray(answer.datos) ? (answer.datos as readonly ArchivoNombrado[]) : []
    if (archivos.length === 0) return { error: SIN_ARCHIVO }
    for (const [index, { nombre, contenido }] of archivos.entries())
      tell({
        nombre: nombre ?? nameFor(asked, envio.nombres[index] ?? `-${index + 1}`),
        trozo: new Uint8Array(Buffer.from(contenido, 'base64')),
      })
    return { archivos: archivos.length }
  })
}

/** '202611CA.BSE'. */
const nameFor = ({ anio, mes }: Mes, rest: string): string => `${anio}${String(mes).padStart(2, '0')}${rest}`

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
    const answer = await callApi(traerOtrosDebitos, entrada, sesion, { senal, espera: ESPERA })
    if (!answer.ok) return whyNot(answer)
    if (answer.datos.length === 0) return { error: NADIE }
    const nombre = fileName(`Otros débitos ${entidad}`, textOfMes(asked), 'xlsx')
    const total = answer.datos.length
    const lotes = inLots(answer.datos, (hechos) => tell({ hechos, total }))
    const columnas = columnsFor(asked)
    for await (const trozo of streamXlsx({ titulo: 'Otros débitos', columnas, lotes, ajena: true }))
      tell({ nombre, trozo: new Uint8Array(trozo as Buffer) })
    return { archivos: 1 }
  })
}
