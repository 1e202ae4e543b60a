'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { useLlamada } from '@/components/llamada/use-llamada'
import { beginProgress } from '@/components/shell/progress'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { toast } from '@/components/ui/toast'
import { CONTROLES } from '@/components/padron/refeps/controles'
import { formatFecha } from '@/domain/fechas'
import { EXTENSIONES_DE_PLANILLA, PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import type { Origen } from '@/domain/refeps/origen'
import { pesaDeMas } from '@/domain/tipos-de-archivo'

/** The extract is read as soon as it is chosen, and what came of it follows. */
export function UploadExtracto({ origen }: { origen: Origen }) {
  const { cargar, one, titulo, que, elegir, ayuda, antes: told } = CONTROLES[origen]
  const router = useRouter()
  const [chosen, setChosen] = useState<string>()
  const [falla, setFalla] = useState<string>()
  const { enviar, pendiente } = useLlamada(cargar, { enCampos: true })
  async function take(file: File) {
    setChosen(file.name)
    const heavy = file.size > PLANILLA_ENTRANTE.maximo
    setFalla(heavy ? pesaDeMas(PLANILLA_ENTRANTE.maximo, file.name) : undefined)
    const result = heavy ? null : await enviar({}, file)
    if (!result) return
    if (!result.ok) return setFalla(result.tipo === 'sesion' ? undefined : result.mensaje)
    const { comparacionID, antes } = result.datos
    if (comparacionID === undefined) return
    if (antes) toast.info(told(formatFecha(antes)))
    const href = one(comparacionID)
    beginProgress(href)
    router.push(href)
  }
  return (
    <Card aria-label={titulo} className="grid gap-3 px-4 py-4 md:px-5">
      <FileDrop
        label={pendiente ? `Subiendo y leyendo ${que}…` : elegir}
        hint={ayuda}
        accept={EXTENSIONES_DE_PLANILLA}
        chosen={chosen}
        disabled={pendiente}
        onFile={(file) => void take(file)}
      />
      <p role="status" className="sr-only">
        {pendiente ? `Subiendo y leyendo ${que}` : ''}
      </p>
      {falla && (
        <DangerNotice role="alert" title={`No se pudo leer ${que}`}>
          {falla}
        </DangerNotice>
      )}
    </Card>
  )
}
