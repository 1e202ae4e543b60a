'use server'

import { ERROR_DATOS } from '@/contract/fixed-texts'
import type { PedidoDeInforme } from '@/domain/informe-de-estadisticas'
import { today } from '@/domain/fechas'
import { callForText } from '@/lib/api/call-for-text'
import { isPropio } from '@/lib/api/servidor'
import type { ParteDeArchivos } from '@/lib/debitos/files-action'
import { reportOf } from '@/lib/estadisticas/reports'
import { inLots, streamFor, whyNot } from '@/lib/month-stream'
import { fileName } from '@/domain/spreadsheets/column'
import { ownColumns } from '@/lib/api/own-columns'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** Milliseconds for our own server; another has the specification's twenty seconds. */
const ESPERA_PROPIA = 60_000

const VACIO = 'No hay nada para informar en ese período'

/** A report as a spreadsheet. Anybody can call a server action, so session and permission come first. */
export async function makeStatisticsFile(pedido: PedidoDeInforme): Promise<ReadableStream<ParteDeArchivos>> {
  return streamFor<ParteDeArchivos>('estadisticas.ver', async ({ sesion, senal }, tell) => {
    const informe = typeof pedido === 'object' && pedido !== null ? reportOf(pedido) : undefined
    if (!informe) return { error: ERROR_DATOS }
    const { llamada, entrada, lista, titulo, columnas } = informe
    const propio = await isPropio()
    const espera = propio ? ESPERA_PROPIA : undefined
    const { answer, texto } = await callForText(llamada, entrada, sesion, { senal, espera })
    if (!answer.ok) return whyNot(answer)
    const todas = answer.datos as readonly unknown[]
    const filas = ofList(todas, lista)
    if (filas.length === 0) return { error: VACIO }
    const own = propio ? { filas, columnas } : ownColumns({ llamada, lista, columnas, filas: todas, texto })
    if ('error' in own) return own
    const nombre = fileName(titulo, informe.cual ?? today(), 'xlsx')
    const total = own.filas.length
    const lotes = inLots(own.filas, (hechos) => tell({ hechos, total }))
    // Another server's keys stand to the letter, where there is nothing to add up.
    const ajena = !propio && !own.columnas.some(({ tipo }) => tipo === 'dinero')
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
