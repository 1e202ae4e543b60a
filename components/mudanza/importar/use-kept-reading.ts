'use client'

import { useEffect, useState } from 'react'
import type { Cambio } from '@/components/mudanza/importar/lectura'
import { type Leida, type Manos, ReadingQueue } from '@/components/mudanza/importar/reading-queue'
import { useLlamada } from '@/components/llamada/use-llamada'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import { isUncertain } from '@/lib/llamada/insist'

const PUESTO =
  'Otra persona cambió la lectura mientras tanto: se volvió a leer, con lo que usted eligió encima.'
const QUITADO =
  'Otra persona cambió la hoja o la fila de los títulos: se volvió a leer y lo que usted acababa de elegir no quedó. Revise las columnas.'

/** How a file is read, kept with each change. */
export function useKeptReading(importacionID: number, { version, lectura }: Leida) {
  const [shown, setShown] = useState({ version, lectura })
  const [queue] = useState(() => new ReadingQueue(shown))
  const [guardando, setGuardando] = useState(false)
  const [sinGuardar, setSinGuardar] = useState(false)
  const [aviso, setAviso] = useState<string>()
  const [antes, setAntes] = useState(lectura)
  if (antes !== lectura) {
    setAntes(lectura)
    if (!guardando && !sinGuardar && version >= shown.version) setShown({ version, lectura })
  }
  useEffect(() => queue.adopt({ version, lectura }), [queue, version, lectura])
  const manos = useManos(importacionID, (now, puesto) => {
    setShown(now)
    setAviso(puesto ? PUESTO : QUITADO)
  })

  async function settle(): Promise<boolean> {
    setGuardando(true)
    const all = await queue.settle(manos)
    setGuardando(false)
    setSinGuardar(!all)
    return all
  }
  function change(by: Cambio): void {
    queue.add(by)
    setShown((now) => ({ ...now, lectura: by(now.lectura) }))
    void settle()
  }
  return { lectura: shown.lectura, guardando, sinGuardar, aviso, settle, change }
}

function useManos(importacionID: number, onTheirs: Manos['onTheirs']): Manos {
  const { enviar } = useLlamada('/importacion/guardarLectura', {
    fracaso: 'No se guardó lo que eligió',
    enCampos: ['version'],
    quedaDicho: true,
  })
  return {
    onTheirs,
    async send(leida) {
      const result = await enviar({ importacionID, ...leida })
      if (result?.ok) return result.datos.version ?? leida.version + 1
      return result && !isUncertain(result) && result.tipo === 'rechazo' ? 'rehusada' : undefined
    },
    async read() {
      const read = await fetchRead('/importacion/traerDatos', { importacionID }, { senal: SIN_FIN })
      const { version, lectura } = read.ok ? read.datos : {}
      return version === undefined || !lectura ? undefined : { version, lectura }
    },
  }
}

const SIN_FIN = new AbortController().signal
