import type { Llamada } from '@/contract/llamada'
import type { ArchivoRecibido, LlegadoEnParte } from '@/backend/nucleo/manejador'
import { receiveFiles } from '@/backend/archivo/upload'
import { parseBody, readBody, readQuery } from '@/backend/http/input'
import { fingerprint } from '@/backend/http/idempotency'
import type { Llegada, Entorno } from '@/backend/http/env'

export interface Cuerpo {
  wire: unknown
  archivo?: ArchivoRecibido
  /** Of a call that takes several. */
  archivos?: readonly LlegadoEnParte[]
  /** Equal for two requests that are the same one. */
  huella(): Buffer
  close?: () => Promise<void>
}

/** The query of a GET, the JSON of a POST, or fields and a file, whose sender takes a place. */
export async function readCuerpo(
  { metodo, entra }: Llamada,
  { request }: Llegada,
  { esperaSubida, turnos }: Entorno,
  usuarioID: number | undefined,
): Promise<Cuerpo> {
  if (metodo === 'GET') return { wire: readQuery(request.url), huella: () => fingerprint(Buffer.alloc(0)) }
  if (!entra) {
    const body = await readBody(request, esperaSubida)
    return { wire: parseBody(body, request.headers.get('content-type')), huella: () => fingerprint(body) }
  }
  const giveBack = turnos.take(usuarioID ?? 0)
  try {
    const { campos, archivos, close } = await receiveFiles(request, entra, esperaSubida)
    const told = archivos.map((one) => [one.parte, one.nombre, 'huella' in one ? one.huella : one.rechazo])
    const same = JSON.stringify([Object.entries(campos).sort(), told])
    const huella = () => fingerprint(Buffer.from(same))
    if (entra.varios) return { wire: campos, archivos, close, huella }
    // One alone is refused as a whole where it is of no use.
    return { wire: campos, archivo: archivos[0] as ArchivoRecibido, close, huella }
  } finally {
    giveBack()
  }
}
