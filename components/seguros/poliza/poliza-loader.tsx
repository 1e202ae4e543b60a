'use client'

import { useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { FileDrop } from '@/components/form/file-drop'
import { PolizaReport } from '@/components/seguros/poliza/poliza-report'
import { type Carga, useLoading } from '@/components/seguros/poliza/use-loading'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Combobox } from '@/components/ui/combobox'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { Option } from '@/components/ui/options'
import { MAX_ZIP } from '@/domain/poliza'
import { pesaDeMas } from '@/domain/tipos-de-archivo'

type Props = { meses: readonly Option<string>[]; mes: string }

/** A month and its zip; what became of each file is told below. */
export function PolizaLoader({ meses, mes: actual }: Props) {
  const id = useId()
  const [mes, setMes] = useState(actual)
  const [zip, setZip] = useState<File>()
  const [falta, setFalta] = useState<string>()
  const { carga, busy, load, forget } = useLoading()

  function take(file: File) {
    forget()
    setFalta(file.size > MAX_ZIP ? pesaDeMas(MAX_ZIP, file.name) : undefined)
    setZip(file)
  }
  function submit() {
    if (!zip) return setFalta('Elija el zip')
    if (zip.size <= MAX_ZIP) void load(mes, zip)
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <Card className="grid gap-4 px-4 py-4 md:px-5">
        <FieldFrame id={id} label="Mes" required className="w-full sm:w-72">
          <Combobox
            {...describe(id, { error: undefined, hint: undefined, required: true })}
            options={meses}
            value={mes}
            onChange={(next) => next !== null && !busy && (setMes(next), forget())}
          />
        </FieldFrame>
        <div className="grid gap-1">
          <FileDrop
            label="Arrastre el zip o haga clic para elegirlo"
            hint="Un PDF por matriculado, con el nombre año-mes-número interno: 2026-11-125.pdf"
            chosen={zip?.name}
            disabled={busy}
            onFile={take}
          />
          {falta && (
            <p role="alert" className="field-error">
              {falta}
            </p>
          )}
        </div>
        <div>
          <Button busy={busy} onClick={submit}>
            {busy ? 'Cargando…' : 'Cargar'}
          </Button>
        </div>
        <Progress carga={carga} />
      </Card>
      {carga.fase === 'falla' && (
        <DangerNotice role="alert" title="No se pudo cargar el archivo">
          {carga.mensaje}
        </DangerNotice>
      )}
      {carga.fase === 'fin' && <PolizaReport mes={carga.mes} destinos={carga.destinos} />}
    </div>
  )
}

const EN_PALABRAS = { revisando: 'Revisando el zip', guardando: 'Guardando' } as const

function Progress({ carga }: { carga: Carga }) {
  if (carga.fase === 'subiendo') return <Bar text="Subiendo el zip" part={carga.parte} />
  if (carga.fase !== 'revisando' && carga.fase !== 'guardando') return null
  const { fase, hechos, total } = carga
  const count = `${hechos.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')}`
  return <Bar text={`${EN_PALABRAS[fase]}: ${count}`} part={hechos / total} />
}

function Bar({ text, part }: { text: string; part: number }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <p id={id} className="text-muted-foreground">
        {text}
      </p>
      <progress className="bar" aria-labelledby={id} value={part} max={1} />
    </div>
  )
}
