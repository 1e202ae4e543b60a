'use client'

import { useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { useLlamada } from '@/components/llamada/use-llamada'
import { DangerNotice } from '@/components/ui/danger-notice'
import { MAX_BYTES } from '@/domain/bancos/renglones'
import { pesaDeMas } from '@/domain/tipos-de-archivo'

type Props = {
  rondaID: number
  clase: string
  /** An entity's sheet, and not a bank's text. */
  planilla: boolean
  disabled: boolean
}

/** Reads a report as soon as it is dropped; no money moves. Why it was refused stands under it. */
export function RendicionDrop({ rondaID, clase, planilla, disabled }: Props) {
  const [nombre, setNombre] = useState<string>()
  const [falla, setFalla] = useState<string>()
  const { enviar, pendiente } = useLlamada('/rendicion/leer', { cuentaIncierto: true, enCampos: true })

  async function read(file: File) {
    setNombre(file.name)
    if (file.size > MAX_BYTES) return setFalla(pesaDeMas(MAX_BYTES, file.name))
    setFalla(undefined)
    const result = await enviar({ rondaID, clase }, file)
    if (result && !result.ok && result.tipo !== 'sesion') setFalla(result.mensaje)
  }
  const que = planilla ? 'la planilla' : `el archivo de ${clase}`
  return (
    <div className="grid gap-2">
      <FileDrop
        label={pendiente ? 'Leyendo…' : `Arrastre ${que} o haga clic para elegirlo`}
        hint={`Se lee sin mover dinero: abajo se ve qué dice antes de aplicarlo`}
        chosen={nombre}
        disabled={disabled || pendiente}
        onFile={(file) => void read(file)}
      />
      {falla && (
        <DangerNotice role="alert" title="No se pudo cargar el archivo">
          {falla}
        </DangerNotice>
      )}
    </div>
  )
}
