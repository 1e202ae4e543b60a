'use client'

import { useEffect, useRef } from 'react'
import { fetchImage, fetchPicture } from '@/components/credenciales/carnet/issued-carnet'
import { readFoto } from '@/components/form/read-foto'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import { addressOfArchivo } from '@/lib/llamada/file-address'

/** A member's photograph that is at hand, and where it comes from. */
export interface Propuesta {
  imagen: HTMLCanvasElement
  nota: string
}

/** Hands over the photograph of the member's last card or, without one, the newest attached to his record. */
export function useLastFoto(matriculadoID: number, put: (propuesta: Propuesta) => void): void {
  const hand = useRef(put)
  useEffect(() => {
    hand.current = put
  })
  useEffect(() => {
    const gone = new AbortController()
    void readLast(matriculadoID, gone.signal)
      // Nothing is proposed then; it can be chosen all the same.
      .catch(() => undefined)
      .then((found) => {
        if (found && !gone.signal.aborted) hand.current(found)
      })
    return () => gone.abort()
  }, [matriculadoID])
}

async function readLast(matriculadoID: number, senal: AbortSignal): Promise<Propuesta | undefined> {
  const found = await fetchRead('/papel/traerFotos', { ids: [matriculadoID] }, { senal })
  const papelID = found.ok ? found.datos[0]?.papelID : undefined
  return papelID
    ? propose(await fetchPicture(papelID, 'foto'), 'Es la foto de su último carnet.')
    : readAttached(matriculadoID, senal)
}

async function readAttached(matriculadoID: number, senal: AbortSignal): Promise<Propuesta | undefined> {
  const found = await fetchRead('/adjunto/traerTodos', { matriculadoID }, { senal })
  const foto = found.ok ? found.datos.find(({ tipo }) => tipo === 'foto') : undefined
  if (!foto?.id) return undefined
  const address = addressOfArchivo('/adjunto/bajar', { adjuntoID: foto.id }, foto.huella ?? '')
  return propose(await fetchImage(address), 'Es la foto adjunta a su ficha.')
}

async function propose(blob: Blob | undefined, nota: string): Promise<Propuesta | undefined> {
  const read = blob && (await readFoto(new File([blob], 'foto', { type: blob.type })))
  return read?.ok ? { imagen: read.imagen, nota } : undefined
}
