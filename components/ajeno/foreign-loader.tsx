'use client'

import { useState } from 'react'
import { Choice } from '@/components/debitos/ronda/choice'
import { type Question, useConfirm } from '@/components/form/confirm'
import { FileDrop } from '@/components/form/file-drop'
import { useForeignLoading } from '@/components/ajeno/use-foreign-loading'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { Option } from '@/components/ui/options'
import { Spinner } from '@/components/ui/spinner'
import type { ParteDeRendicion } from '@/lib/debitos/report-parts'

interface Props {
  meses: readonly Option<string>[]
  /** Undefined where an entity is chosen. */
  forma?: number
  entidades?: readonly Option<string>[]
  partes: readonly { parte: ParteDeRendicion; titulo: string }[]
}

/** A month and its files for a server that reads and applies them in one call. What was chosen stays after a refusal. */
export function ForeignLoader({ meses, forma, entidades, partes }: Props) {
  const [mes, setMes] = useState<string | null>(null)
  const [entidad, setEntidad] = useState<string | null>(null)
  const [archivos, setArchivos] = useState<Partial<Record<ParteDeRendicion, File>>>({})
  const [wrong, setWrong] = useState<{ mes?: string; entidad?: string; archivo?: string }>({})
  const { busy, falla, load } = useForeignLoading()
  const confirm = useConfirm()

  const take = (parte: ParteDeRendicion, file: File) =>
    setArchivos((before) => ({ ...before, [parte]: file }))
  async function submit() {
    const cual = forma ?? (entidad === null ? undefined : Number(entidad))
    const lacks = {
      ...(!mes && { mes: 'Debe ingresar mes y año' }),
      ...(cual === undefined && { entidad: 'Elija una entidad' }),
      ...(Object.keys(archivos).length === 0 && { archivo: 'Elija el archivo' }),
    }
    setWrong(lacks)
    if (!mes || cual === undefined || Object.keys(lacks).length > 0) return
    const missing = partes.filter(({ parte }) => !archivos[parte])
    if (missing.length === 0 || (await confirm(withoutThese(missing)))) void load(cual, mes, archivos)
  }
  return (
    <Card className="grid max-w-4xl gap-4 px-4 py-4 md:px-5">
      <div className="flex flex-wrap gap-4">
        <Choice label="Mes" options={meses} value={mes} onChange={setMes} error={wrong.mes} />
        {entidades && (
          <Choice
            label="Entidad"
            options={entidades}
            value={entidad}
            onChange={setEntidad}
            error={wrong.entidad}
          />
        )}
      </div>
      <Files {...{ partes, archivos, busy }} error={wrong.archivo} onFile={take} />
      <div>
        <Button busy={busy} onClick={() => void submit()}>
          {busy && <Spinner />}
          {busy ? 'Cargando…' : 'Cargar archivo'}
        </Button>
      </div>
      {falla && (
        <DangerNotice role="alert" title="No se pudo cargar el archivo">
          {falla}
        </DangerNotice>
      )}
    </Card>
  )
}

/** The specification's call has them all; whether a server takes fewer is not known. */
const withoutThese = (missing: Props['partes']): Question => ({
  title: `Falta ${missing.map(({ titulo }) => titulo).join(' y ')}`,
  description:
    'El servidor puede esperar los archivos de las dos cuentas juntos. Cargue uno solo si el banco no mandó el otro.',
  yes: 'Cargar uno solo',
  no: 'Elegir el otro',
})

interface FilesProps {
  partes: Props['partes']
  archivos: Partial<Record<ParteDeRendicion, File>>
  busy: boolean
  error: string | undefined
  onFile: (parte: ParteDeRendicion, file: File) => void
}

function Files({ partes, archivos, busy, error, onFile }: FilesProps) {
  return (
    <div className="grid gap-1">
      <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
        {partes.map(({ parte, titulo }) => (
          <FileDrop
            key={parte}
            label={titulo}
            hint="Arrástrelo o haga clic para elegirlo"
            chosen={archivos[parte]?.name}
            disabled={busy}
            onFile={(file) => onFile(parte, file)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
