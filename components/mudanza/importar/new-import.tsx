'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { Choice } from '@/components/mudanza/importar/choice'
import { useLlamada } from '@/components/llamada/use-llamada'
import { beginProgress } from '@/components/shell/progress'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { Option } from '@/components/ui/options'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { EXTENSIONES_DE_PLANILLA, PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import { pesaDeMas } from '@/domain/tipos-de-archivo'
import { isUncertain } from '@/lib/llamada/insist'
import { rutas } from '@/lib/routes'

/** What the file brings, and the file; it is read as soon as both are known, and its steps follow. */
export function NewImport({ targets }: { targets: readonly Option<DestinoDeImportacion>[] }) {
  const [destino, setDestino] = useState<DestinoDeImportacion>()
  const [file, setFile] = useState<File>()
  const [falla, setFalla] = useState<string>()
  const { pendiente, upload } = useUpload(setFalla)

  function take(next: File) {
    setFile(next)
    const heavy = next.size > PLANILLA_ENTRANTE.maximo
    setFalla(heavy ? pesaDeMas(PLANILLA_ENTRANTE.maximo, next.name) : undefined)
    if (!heavy && destino) void upload(destino, next)
  }
  function choose(next: DestinoDeImportacion) {
    setDestino(next)
    if (file && !falla) void upload(next, file)
  }
  return (
    <Card aria-label="Nueva importación" className="grid gap-3 px-4 py-4 md:grid-cols-[18rem_1fr] md:px-5">
      <Choice
        label="Qué trae el archivo"
        options={targets}
        value={destino ?? null}
        onChange={choose}
        error={file && !destino ? 'Elija qué trae el archivo' : undefined}
        hint="Cada archivo trae una sola cosa"
        disabled={pendiente}
        required
      />
      <FileDrop
        label={
          pendiente ? 'Subiendo y leyendo el archivo…' : 'Arrastre la planilla o haga clic para elegirla'
        }
        hint="Excel, LibreOffice, CSV, texto o DBF, hasta 25 MB. No se escribe nada hasta el último paso"
        accept={EXTENSIONES_DE_PLANILLA}
        chosen={file?.name}
        disabled={pendiente}
        onFile={take}
      />
      <p role="status" className="sr-only">
        {pendiente ? 'Subiendo y leyendo el archivo' : ''}
      </p>
      {falla && (
        <DangerNotice role="alert" title="No se pudo leer el archivo" className="md:col-span-2">
          {falla}
        </DangerNotice>
      )}
    </Card>
  )
}

function useUpload(tell: (falla: string | undefined) => void) {
  const router = useRouter()
  const { enviar, pendiente } = useLlamada('/importacion/subir', { cuentaIncierto: true, enCampos: true })
  async function upload(destino: DestinoDeImportacion, file: File) {
    tell(undefined)
    const result = await enviar({ destino }, file)
    if (!result || (!result.ok && result.tipo === 'sesion')) return
    if (!result.ok) return tell(isUncertain(result) ? SIN_RESPUESTA : result.mensaje)
    const { importacionID, antes } = result.datos
    if (importacionID === undefined) return
    const query = antes ? `?${new URLSearchParams({ antes: String(antes.importacionID) })}` : ''
    const href = rutas.importacion(importacionID) + query
    beginProgress(href)
    router.push(href)
  }
  return { pendiente, upload }
}

const SIN_RESPUESTA =
  'No hubo respuesta. Si el archivo llegó, está abajo como borrador; si no, vuelva a elegirlo: no se importa nada hasta el último paso.'
