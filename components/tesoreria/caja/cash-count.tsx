'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePaper } from '@/components/documents/use-paper'
import { ReasonForm } from '@/components/form/reason-form'
import { useLlamada } from '@/components/llamada/use-llamada'
import { CountDialog, type DeQuienEs, Figure } from '@/components/tesoreria/caja/count-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { CERO, formatMoney } from '@/domain/dinero'
import { formatFecha, formatInstante } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Dia = LeidoEn<'/caja/traerArqueo'>
type Hecho = NonNullable<Dia['arqueo']>

type Props = DeQuienEs & {
  dia: Dia
  /** Whose drawer it is, in words. */
  quien: string
  anula: boolean
  emisor: Emisor
}

/** The day's count of one drawer: made, or to be made. */
export function CashCount({ dia, ...props }: Props) {
  const { fondo = CERO, sinContar = CERO, esperado = CERO, ultimo, arqueo } = dia
  return (
    <section
      aria-label="Arqueo"
      className="grid content-start gap-3 rounded-lg border bg-card px-4 py-3"
      data-print="hide"
    >
      <h2 className="text-base font-semibold">Arqueo</h2>
      {ultimo && (
        <p className="text-muted-foreground">
          Del {formatFecha(ultimo)} quedaron {formatMoney(fondo)}
          {sinContar !== CERO && `, y ${formatMoney(sinContar)} de días que nadie contó`}.
        </p>
      )}
      {arqueo ? (
        <Counted {...props} {...{ dia, arqueo }} />
      ) : (
        <ToCount {...props} {...{ dia, fondo, esperado }} />
      )}
    </section>
  )
}

function ToCount({
  dia,
  fecha,
  usuarioID,
  fondo,
  esperado,
}: Omit<Props, 'anula'> & Record<'fondo' | 'esperado', typeof CERO>) {
  const [open, setOpen] = useState(false)
  const valores = (dia.valores ?? []).flatMap((valor) => valor ?? [])
  if (dia.impedimento) return <p>{dia.impedimento}.</p>
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p>
        Tiene que haber <strong className="font-semibold tabular-nums">{formatMoney(esperado)}</strong>
      </p>
      <Button onClick={() => setOpen(true)}>Contar la caja</Button>
      {open && (
        <CountDialog {...{ fecha, usuarioID, valores, fondo, esperado }} close={() => setOpen(false)} />
      )}
    </div>
  )
}

function Counted({ dia, arqueo, fecha, quien, anula, emisor }: Props & { arqueo: Hecho }) {
  const { print, imprimiendo } = usePaper('No se pudo imprimir el arqueo')
  const [open, setOpen] = useState(false)
  const { contado = CERO, diferencia = CERO, queda = CERO, motivo, cuando } = arqueo
  const datos = { ...emisor, ...dia, ...arqueo, fecha, caja: arqueo.caja ?? quien }
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 rounded-lg bg-muted px-4 py-2.5">
        <Figure titulo="Esperado" monto={dia.esperado ?? CERO} />
        <Figure titulo="Contado" monto={contado} />
        <Figure titulo="Diferencia" monto={diferencia} />
        <Figure titulo="Queda en la caja" monto={queda} />
      </dl>
      <p className="text-muted-foreground">
        La contó {arqueo.quien ?? '—'}
        {cuando && ` el ${formatInstante(cuando)}`}
        {motivo && `. Motivo: ${motivo}`}
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          busy={imprimiendo !== undefined}
          onClick={() => void print(true, () => Promise.resolve({ documento: { tipo: 'arqueo', datos } }))}
        >
          Imprimir arqueo
        </Button>
        {anula && (
          <Button variant="destructive-outline" onClick={() => setOpen(true)}>
            Anular arqueo
          </Button>
        )}
      </div>
      {open && arqueo.id !== undefined && <UndoDialog arqueoID={arqueo.id} close={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ arqueoID, close }: { arqueoID: number; close: () => void }) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const { enviar, pendiente } = useLlamada('/caja/anularArqueo', {
    exito: 'Se anuló el arqueo',
    fracaso: 'No se pudo anular el arqueo',
    relee: true,
  })
  async function annul(motivo: string): Promise<string | undefined> {
    const result = await enviar({ arqueoID, motivo })
    if (result?.ok) close()
    return result && !result.ok ? result.errores.motivo : undefined
  }
  return (
    <Dialog open onOpenChange={(next) => !next && !pendiente && close()}>
      <DialogContent title="Anular arqueo" className="max-w-lg">
        <ReasonForm
          form={form}
          act={annul}
          yes="Anular arqueo"
          savingText="Anulando..."
          {...{ pendiente, close }}
        >
          <p>El día queda sin contar y vuelve a tomar efectivo. El arqueo anulado queda en la auditoría.</p>
        </ReasonForm>
      </DialogContent>
    </Dialog>
  )
}
