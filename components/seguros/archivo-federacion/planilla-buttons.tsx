'use client'

import { useId, useState } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Combobox } from '@/components/ui/combobox'
import { FileSpreadsheet } from '@/components/ui/icons'
import type { Option } from '@/components/ui/options'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { HOJA_EN_PALABRAS, HOJAS, type Hoja, nombreDeHoja } from '@/domain/archivo-federacion'
import { readMes } from '@/domain/cuota'
import { formatCount } from '@/domain/texto'
import { makeFederationSheet } from '@/lib/federacion/files-action'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { lastPart } from '@/lib/llamada/last-part'
import { saveBlob } from '@/lib/llamada/save-file'

const FRACASO = 'No se pudo generar el archivo'
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A month's three sheets, each made when it is asked for, of a server that keeps none. */
export function PlanillaButtons({ meses, mes: actual }: { meses: readonly Option<string>[]; mes: string }) {
  const id = useId()
  const [mes, setMes] = useState<string | null>(actual)
  const [making, setMaking] = useState<Hoja>()
  const [error, setError] = useState<string>()

  async function make(hoja: Hoja) {
    const period = readMes(mes ?? '')
    if (!mes || !period) return setError('Debe ingresar mes y año')
    setMaking(hoja)
    try {
      const trozos: Uint8Array<ArrayBuffer>[] = []
      const end = await lastPart(await makeFederationSheet(mes, hoja), (parte) => {
        if ('trozo' in parte) trozos.push(new Uint8Array(parte.trozo))
      })
      if ('caducada' in end) return leaveEndedSession()
      if ('error' in end) return void toast.error(FRACASO, end.error)
      if (!('filas' in end)) return void toast.error(FRACASO, SIN_RESPUESTA)
      const nombre = nombreDeHoja(hoja, period)
      saveBlob(new Blob(trozos, { type: TIPO }), nombre)
      toast.success(`${HOJA_EN_PALABRAS[hoja]}: ${formatCount(end.filas)} en ${nombre}`)
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setMaking(undefined)
    }
  }
  return (
    <Card className="grid max-w-3xl gap-4 px-4 py-4 md:px-5">
      <FieldFrame id={id} label="Mes" required error={error} className="w-full sm:w-72">
        <Combobox
          {...describe(id, { error, hint: undefined, required: true })}
          options={meses}
          value={mes}
          onChange={(next) => (setMes(next), setError(undefined))}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        {HOJAS.map((hoja) => (
          <Button
            variant="outline"
            key={hoja}
            onClick={() => void make(hoja)}
            busy={making === hoja}
            disabled={!!making}
          >
            {making === hoja ? <Spinner /> : <FileSpreadsheet aria-hidden />}
            {HOJA_EN_PALABRAS[hoja]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
