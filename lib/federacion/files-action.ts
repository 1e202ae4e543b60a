'use server'

import { generar } from '@/contract/archivo-federacion'
import { ERROR_DATOS, NO_AUTORIZADO } from '@/contract/fixed-texts'
import { type Hoja, HOJAS } from '@/domain/archivo-federacion'
import { readMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import type { Falla } from '@/lib/api/result'
import { keepSheet } from '@/lib/federacion/keep-sheet'
import { foreignSheet } from '@/lib/federacion/foreign-sheet'
import type { Sesion } from '@/lib/session-cookie'
import { readSession } from '@/lib/session'

/** How far the files are, then that they are there or why not. */
export type ParteDeGeneracion =
  { hechos: number; total: number } | { listo: true } | { error: string } | { caducada: true }

/** The bytes of a sheet, then how many lines it has or why there is none. */
export type ParteDeHoja = { trozo: Uint8Array } | { filas: number } | { error: string } | { caducada: true }

/**
 * Freezes a month on our own server and keeps its three sheets there. Anybody can call a server action, so session and
 * permission come first.
 */
export async function makeFederationFiles(mes: string): Promise<ReadableStream<ParteDeGeneracion>> {
  return streamOf<ParteDeGeneracion>(mes, generate)
}

/** One sheet of a month out of the specification's call, for a server that keeps none. */
export async function makeFederationSheet(mes: string, hoja: Hoja): Promise<ReadableStream<ParteDeHoja>> {
  return streamOf<ParteDeHoja>(mes, (asked, quien, tell) =>
    HOJAS.includes(hoja) ? foreignSheet(asked, hoja, quien, tell) : Promise.resolve({ error: ERROR_DATOS }),
  )
}

interface Quien {
  sesion: Sesion
  senal: AbortSignal
}
type Comun = { error: string } | { caducada: true }
type Trabajo<P> = (mes: Mes, quien: Quien, tell: (parte: P) => void) => Promise<P>

/** What the work tells on its way and what it ends with. It stops when the reader goes. */
async function streamOf<P>(texto: string, work: Trabajo<P | Comun>): Promise<ReadableStream<P | Comun>> {
  const sesion = await readSession()
  const mes = typeof texto === 'string' ? readMes(texto) : null
  const control = new AbortController()
  return new ReadableStream<P | Comun>({
    start: async (salida) => {
      const tell = (parte: P | Comun) => {
        if (!control.signal.aborted) salida.enqueue(parte)
      }
      if (!sesion) tell({ caducada: true })
      else if (!sesion.permisos.has('federacion.archivos')) tell({ error: NO_AUTORIZADO })
      else if (!mes) tell({ error: ERROR_DATOS })
      else tell(await work(mes, { sesion, senal: control.signal }, tell))
      if (!control.signal.aborted) salida.close()
    },
    cancel: () => control.abort(),
  })
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

const whyNot = ({ tipo, mensaje }: Falla): Comun =>
  tipo === 'sesion' ? { caducada: true } : { error: mensaje }
