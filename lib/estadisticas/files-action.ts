'use server'

import { ERROR_DATOS } from '@/contract/fixed-texts'
import type { PedidoDeInforme } from '@/domain/informe-de-estadisticas'
import { today } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import { sendRequest } from '@/lib/api/connection'
import type { ParteDeArchivos } from '@/lib/debitos/files-action'
import { ownColumns } from '@/lib/estadisticas/own-columns'
import { reportOf } from '@/lib/estadisticas/reports'
import { inLots, streamFor, whyNot } from '@/lib/month-stream'
import { fileName } from '@/lib/spreadsheets/column'
import { streamXlsx } from '@/lib/spreadsheets/xlsx-stream'

/** Milliseconds, and bytes: a month of 50,000 receipts is one answer, so that it is of one moment. */
const ESPERA = 60_000
const MAXIMO = 64 * 1024 * 1024

const VACIO = 'No hay nada para informar en ese período'

/** A report as a spreadsheet. Anybody can call a server action, so session and permission come first. */
export async function makeStatisticsFile(pedido: PedidoDeInforme): Promise<ReadableStream<ParteDeArchivos>> {
  return streamFor<ParteDeArchivos>('estadisticas.ver', async ({ sesion, senal }, tell) => {
    const informe = typeof pedido === 'object' && pedido !== null ? reportOf(pedido) : undefined
    if (!informe) return { error: ERROR_DATOS }
    const { llamada, entrada, lista, titulo, columnas } = informe
    let texto = ''
    const answer = await callApi(llamada, entrada, sesion, {
      ...{ senal, espera: ESPERA },
      por: async (envio) => {
        const raw = await sendRequest({ ...envio, maximo: MAXIMO })
        texto = raw.texto
        return raw
      },
    })
    if (!answer.ok) return whyNot(answer)
    const filas = ofList(answer.datos as readonly unknown[], lista)
    if (filas.length === 0) return { error: VACIO }
    const own = ownColumns(columnas, filas, () => texto, lista)
    const nombre = fileName(titulo, informe.cual ?? today(), 'xlsx')
    const total = own.filas.length
    const lotes = inLots(own.filas, (hechos) => tell({ hechos, total }))
    const ajena = own.columnas !== columnas
    for await (const trozo of streamXlsx({ titulo, columnas: own.columnas, lotes, ajena }))
      tell({ nombre, trozo: new Uint8Array(trozo as Buffer) })
    return { archivos: 1 }
  })
}

/** The rows of one of an answer's lists; a list without names is that which was asked for. */
function ofList(filas: readonly unknown[], lista: string | undefined): readonly unknown[] {
  const named = filas as readonly { lista?: string }[]
  if (lista === undefined || named.every((fila) => fila.lista === undefined)) return filas
  return named.filter((fila) => fila.lista === lista)
}
