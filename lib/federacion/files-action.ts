'use server'

import { generar } from '@/contract/archivo-federacion'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { type Hoja, HOJAS } from '@/domain/archivo-federacion'
import { callApi } from '@/lib/api/client'
import { keepSheet } from '@/lib/federacion/keep-sheet'
import { foreignSheet, type ParteDeHoja } from '@/lib/federacion/foreign-sheet'
import { type Fin, streamOfMonth, type Trabajo, whyNot } from '@/lib/month-stream'

/** How far the files are, then that they are there or why not. */
export type ParteDeGeneracion = { hechos: number; total: number } | { listo: true } | Fin

const PERMISO = 'federacion.archivos'

/**
 * Freezes a month on our own server and keeps its three sheets there. Anybody can call a server action, so session and
 * permission come first.
 */
export async function makeFederationFiles(mes: string): Promise<ReadableStream<ParteDeGeneracion>> {
  return streamOfMonth<ParteDeGeneracion>(PERMISO, mes, generate)
}

/** One sheet of a month out of the specification's call, for a server that keeps none. */
export async function makeFederationSheet(mes: string, hoja: Hoja): Promise<ReadableStream<ParteDeHoja>> {
  return streamOfMonth<ParteDeHoja>(PERMISO, mes, (asked, quien, tell) =>
    HOJAS.includes(hoja) ? foreignSheet(asked, hoja, quien, tell) : Promise.resolve({ error: ERROR_DATOS }),
  )
}

const generate: Trabajo<ParteDeGeneracion> = async (mes, { sesion, senal }, tell) => {
  const frozen = await callApi(generar, mes, sesion, { senal })
  if (!frozen.ok) return whyNot(frozen)
  const { id = 0, lineas = 0, altas = 0, bajas = 0, unificado = 0 } = frozen.datos
  const total = altas + bajas + unificado
  let hechos = 0
  for (const hoja of HOJAS) {
    const kept = await keepSheet({ id, lineas }, hoja, { sesion, senal }, (filas) => {
      hechos += filas
      tell({ hechos, total })
    })
    if (!kept.ok) return whyNot(kept)
  }
  return { listo: true }
}
