'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Avance, Pedido } from '@/components/descarga/pedido'
import { toast } from '@/components/ui/toast'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { saveBlob } from '@/lib/llamada/save-file'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { fileName } from '@/lib/spreadsheets/column'

export type Marcha =
  | { fase: 'quieta' }
  | { fase: 'bajando'; pedido: Pedido; avance: Avance }
  | { fase: 'falla'; pedido: Pedido; mensaje: string; enCsv: boolean }

const AL_EMPEZAR: Avance = { filas: 0, total: null, intento: 1, armando: false }

/** One download at a time. Leaving the screen stops it, and no half file is saved. */
export function useDownload() {
  const [marcha, setMarcha] = useState<Marcha>({ fase: 'quieta' })
  const enCurso = useRef<{ stop: () => void }>(undefined)

  const drop = useCallback(() => {
    enCurso.current?.stop()
    enCurso.current = undefined
  }, [])
  useEffect(() => drop, [drop])

  async function start(pedido: Pedido) {
    const { titulo, nombre, formato } = pedido
    if (enCurso.current) return
    const propia = { stop: () => undefined as void }
    enCurso.current = propia
    setMarcha({ fase: 'bajando', pedido, avance: AL_EMPEZAR })
    const fail = (mensaje: string, enCsv = false) => {
      enCurso.current = undefined
      setMarcha({ fase: 'falla', pedido, mensaje, enCsv })
    }
    try {
      const { runDownload } = await import('@/components/descarga/run-download')
      if (enCurso.current !== propia) return
      propia.stop = runDownload(pedido, {
        avance: (avance) => setMarcha({ fase: 'bajando', pedido, avance }),
        listo: (archivo, filas) => {
          enCurso.current = undefined
          setMarcha({ fase: 'quieta' })
          const file = nombre === undefined ? fileName(titulo, today(), formato) : `${nombre}.${formato}`
          saveBlob(archivo, file)
          toast.success(
            filas === 1 ? 'Se descargó 1 fila' : `Se descargaron ${formatCount(filas)} filas`,
            file,
          )
        },
        falla: ({ tipo, mensaje, enCsv }) => (tipo === 'sesion' ? leaveEndedSession() : fail(mensaje, enCsv)),
      })
    } catch {
      fail(ERROR_INESPERADO)
    }
  }

  function cancel() {
    if (!enCurso.current) return
    drop()
    setMarcha({ fase: 'quieta' })
    toast.info('Descarga cancelada', 'No se guardó ningún archivo.')
  }

  return { marcha, start, cancel, close: () => setMarcha({ fase: 'quieta' }) }
}
