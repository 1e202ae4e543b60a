'use server'

import { bancosBook } from '@/lib/catalogos/bancos-book'
import { CONTRATO } from '@/contract/indice'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { callApi } from '@/lib/api/client'
import { readPages } from '@/lib/api/read-pages'
import type { Falla } from '@/lib/api/result'
import type { Sesion } from '@/lib/session-cookie'
import { readSession } from '@/lib/session'

/** The number of rows read so far, then the file or why there is none. */
type ParteListado = { filas: number } | { archivo: Uint8Array } | { error: string } | { caducada: true }

const { banco, sucursal_banco: sucursal } = CONTRATO

/**
 * Every bank with its branches as a spreadsheet. Anybody can call a server action, so session and permission come
 * first.
 */
export async function makeBancoList(): Promise<ReadableStream<ParteListado>> {
  const sesion = await readSession()
  if (!sesion) return streamOf({ caducada: true })
  if (!sesion.permisos.has(banco.traerTodos.acceso)) return streamOf({ error: NO_AUTORIZADO })
  const control = new AbortController()
  return new ReadableStream<ParteListado>({
    start: async (salida) => {
      const parte = await makeFile({ sesion, senal: control.signal }, (filas) => salida.enqueue({ filas }))
      if (control.signal.aborted) return
      salida.enqueue(parte)
      salida.close()
    },
    cancel: () => control.abort(),
  })
}

interface Quien {
  sesion: Sesion
  senal: AbortSignal
}

const streamOf = (parte: ParteListado) =>
  new ReadableStream<ParteListado>({
    start: (salida) => {
      salida.enqueue(parte)
      salida.close()
    },
  })

async function makeFile({ sesion, senal }: Quien, tell: (filas: number) => void): Promise<ParteListado> {
  const say = (filas: number) => senal.aborted || tell(filas)
  const bancos = await readPages((pagina) => callApi(banco.traerTodos, { pagina }, sesion, { senal }), {
    tell: say,
  })
  if (!bancos.ok) return whyNot(bancos)
  const before = bancos.datos.length
  const sucursales = await readPages(
    (pagina) => callApi(sucursal.traerTodos, { pagina }, sesion, { senal }),
    {
      tell: (filas) => say(before + filas),
    },
  )
  return sucursales.ok ? { archivo: bancosBook(bancos.datos, sucursales.datos) } : whyNot(sucursales)
}

const whyNot = ({ tipo, mensaje }: Falla): ParteListado =>
  tipo === 'sesion' ? { caducada: true } : { error: mensaje }
