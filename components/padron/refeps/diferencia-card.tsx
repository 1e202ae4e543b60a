'use client'

import { useState } from 'react'
import { QueueCard, type Tarjeta } from '@/components/form/queue'
import { useLlamada } from '@/components/llamada/use-llamada'
import { QueuedMatriculado } from '@/components/padron/matriculado/queued-matriculado'
import { type ConMotivo, DecideDialog } from '@/components/padron/refeps/decide-dialog'
import { type Diferencia, nameOf, TECLAS, wholeLado } from '@/components/padron/refeps/diferencia'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatInstante } from '@/domain/fechas'
import {
  ACCIONES_REFEPS,
  type AccionRefeps,
  admite,
  CLASES_REFEPS,
  type ClaseRefeps,
  CLAVES_DE_ACCION,
} from '@/domain/refeps/clases'
import { describeLado, type Lado } from '@/domain/refeps/palabras'

/** One difference with both sides and what can be decided of it. */
export function DiferenciaCard({ fila, first, done }: Tarjeta<Diferencia>) {
  const { filaID, clase, cambio = false } = fila
  const [asking, setAsking] = useState<ConMotivo>()
  const { enviar, pendiente } = useLlamada('/refeps/resolver', {
    exito: `Decidido: ${nameOf(fila)}`,
    fracaso: 'No se pudo guardar',
    quedaDicho: true,
    relee: true,
  })
  if (!clase) return null
  async function decide(accion: AccionRefeps) {
    if (filaID === undefined) return
    if (accion === 'noEsElMismo' || accion === 'dejar') return setAsking(accion)
    const result = await enviar({ filaID, accion })
    if (result?.ok) done()
  }
  const acts = cambio ? [] : CLAVES_DE_ACCION.filter((accion) => admite(clase, accion))
  return (
    <QueueCard
      label={`${CLASES_REFEPS[clase].nombre}: ${nameOf(fila)}`}
      keys={Object.fromEntries(acts.map((accion) => [TECLAS[accion], () => void decide(accion)]))}
      first={first}
    >
      <Who fila={fila} clase={clase} />
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <Side label="En el Consejo" clase={clase} lado={wholeLado(fila.aqui)} />
        <Side
          label={fila.fila ? `En REFEPS, fila ${fila.fila}` : 'En REFEPS'}
          clase={clase}
          lado={wholeLado(fila.alla)}
        />
      </dl>
      <Decided fila={fila} />
      {cambio && (
        <p className="text-destructive-ink">
          La ficha cambió después de comparar: compare de nuevo para decidir.
        </p>
      )}
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1" data-print="hide">
          {acts.map((accion, at) => (
            <Button
              key={accion}
              variant={at === 0 ? undefined : 'outline'}
              busy={pendiente}
              onClick={() => void decide(accion)}
            >
              {ACCIONES_REFEPS[accion].nombre}
            </Button>
          ))}
        </div>
      )}
      {asking && <DecideDialog {...{ fila, done }} accion={asking} close={() => setAsking(undefined)} />}
    </QueueCard>
  )
}

/** The class is told in red where somebody may prescribe and must not. */
const Who = ({ fila, clase }: { fila: Diferencia; clase: ClaseRefeps }) => (
  <div className="grid gap-1">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge color={clase === 'activaAlla' ? 'red' : 'orange'}>{CLASES_REFEPS[clase].nombre}</Badge>
      <QueuedMatriculado
        {...(fila.matriculadoID ? { matriculadoID: fila.matriculadoID } : {})}
        apellidoNombre={nameOf(fila)}
        {...numberOf(fila)}
      />
    </div>
    <p className="text-muted-foreground">{CLASES_REFEPS[clase].porque}</p>
  </div>
)

const numberOf = ({ aqui, alla }: Diferencia): { matricula?: number } => {
  const matricula = (aqui ?? alla)?.matricula
  return matricula ? { matricula } : {}
}

const Side = ({ label, clase, lado }: { label: string; clase: ClaseRefeps; lado: Lado | null }) => (
  <div className="min-w-0">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="wrap-anywhere">
      <strong>{lado ? describeLado(clase, lado) : 'No está'}</strong>
      {lado && (
        <span className="block text-muted-foreground">
          {lado.apellidoNombre} · DNI {lado.dni ?? '—'} · Matrícula {lado.matricula ?? '—'} ·{' '}
          {lado.estado || '—'}
        </span>
      )}
    </dd>
  </div>
)

function Decided({ fila: { resuelta, motivo, quien, cuando } }: { fila: Diferencia }) {
  if (!resuelta) return null
  return (
    <p className="wrap-anywhere">
      <strong>{ACCIONES_REFEPS[resuelta].hecho}</strong>
      <span className="text-muted-foreground">
        {quien && ` · ${quien}`}
        {cuando && ` · ${formatInstante(cuando).slice(0, -3)}`}
        {motivo && `: ${motivo}`}
      </span>
    </p>
  )
}
