'use client'

import { useId, useState } from 'react'
import { type Acts, StateEffects } from '@/components/padron/ficha/state-effects'
import { askedDays, type Days, noDays, StateDays } from '@/components/padron/ficha/state-days'
import { useTellClosed } from '@/components/padron/matriculado/closed-debitos'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Textarea } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { ActFooter } from '@/components/ui/act-footer'
import { Dialog, DialogBody, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { Radio } from '@/components/ui/radio'
import { ESTADOS, estadoID } from '@/domain/estados'
import { isFecha, today } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { useLlamada } from '@/components/llamada/use-llamada'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useSeen } from '@/components/llamada/use-seen'
import type { Miembro } from '@/components/padron/ficha/state-words'

type Props = {
  miembro: Miembro
  /** What it does is told beforehand; its reason is kept and it can be undone. */
  simula: boolean
  close: () => void
  focusBack: () => void
}

const LISTA = Object.entries(ESTADOS).map(([id, nombre]) => ({ id: Number(id), nombre }))
const MAX_MOTIVO = 1000
type Errores = Readonly<Record<string, string>>
const isLater = ({ desde }: Days): boolean => desde !== undefined && isFecha(desde) && desde > today()
const PROGRAMADO = 'Se programó el cambio de estado: se hace solo en su día'
const EXITO = 'Se cambió el estado correctamente'
const changesOf = (visto: string, ahora: string) => [`Estaba ${visto}; ahora está ${ahora}`]

/** No state is chosen at first, and the effects are shown before the change. */
export function StateDialog({ miembro, simula, close, focusBack }: Props) {
  const { actual, chosen, choose, same, asked, later, pendiente, apply, ...form } = useStateChange(
    miembro,
    simula,
    close,
  )
  const leave = useGuardedClose(form.typed, close)
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title="Cambiar Estado"
        description={<ForMatriculado matriculadoID={miembro.matriculadoID} quien={miembro.nombre} />}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack()
        }}
      >
        <DialogBody className="grid gap-4">
          <ChangedNotice cambios={form.cambios} />
          <StateChoice chosen={chosen} choose={choose} actual={actual} disabled={pendiente} />
          {simula && chosen !== undefined && <StateDays {...form} {...{ chosen, actual }} />}
          <StateEffects {...form} {...{ miembro, simula, asked, same }} tipoMatriculaID={chosen} />
          {simula && <Reason motivo={form.motivo} onChange={form.setMotivo} />}
        </DialogBody>
        <ActFooter
          {...{ close, pendiente }}
          disabled={chosen === undefined || same || asked === null}
          act={() => void apply()}
        >
          {pendiente ? 'Guardando...' : later ? 'Programar' : 'Cambiar Estado'}
        </ActFooter>
      </DialogContent>
    </Dialog>
  )
}

/** What stands in the dialog, and its sending. */
function useStateChange(miembro: Miembro, simula: boolean, close: () => void) {
  const { matriculadoID, tipoMatricula } = miembro
  const [chosen, setChosen] = useState<number>()
  const [motivo, setMotivo] = useState('')
  const [acts, setActs] = useState<Acts>({})
  const [days, setDays] = useState(noDays)
  const [errores, setErrores] = useState<Errores>({})
  const { enviar, pendiente } = useLlamada('/matriculado/cambiarEstado', { relee: true })
  const tellDone = useDone(miembro, simula)
  const { cambios, look } = useSeen(tipoMatricula?.nombre ?? undefined, changesOf)
  const actual = estadoID(tipoMatricula)
  const asked = simula ? askedDays(days) : {}
  const later = isLater(days)
  /** What is ticked was proposed for another state, or other days. */
  function begin() {
    setActs({})
    setErrores({})
  }
  async function apply() {
    if (chosen === undefined || asked === null) return
    look()
    const result = await enviar({
      ...{ matriculadoID, tipoMatriculaID: chosen, ...asked, ...acts },
      causa: days.causa.trim() || undefined,
      ...(days.actoID !== undefined && { actoID: days.actoID }),
      motivo: motivo.trim() || undefined,
      estadoPrevio: tipoMatricula?.nombre ?? undefined,
    })
    if (!result) return
    if (!result.ok) return setErrores(result.errores)
    tellDone(result.datos)
    close()
  }
  return {
    ...{ chosen, actual, motivo, setMotivo, acts, setActs, days, errores, setErrores, cambios, asked, later },
    ...{
      pendiente,
      apply,
      typed: motivo.trim() !== '' || days.causa.trim() !== '' || days.actoID !== undefined,
    },
    // Of a later day he may have another state by then.
    same: chosen !== undefined && chosen === actual && !later,
    choose: (id: number) => {
      setChosen(id)
      begin()
    },
    setDays: (other: Days) => {
      setDays(other)
      if (other.causa === days.causa && other.actoID === days.actoID) begin()
    },
  }
}

/** Tells that it is done, with the way back where there is one, and what debits him all the same. */
export function useDone(
  miembro: Pick<Miembro, 'matriculadoID' | 'nombre'>,
  deshace: boolean,
): (done: LeidoEn<'/matriculado/cambiarEstado'> | null) => void {
  const undo = useUndo(miembro)
  const tellClosed = useTellClosed()
  return (done) => {
    if (done?.programado) return toast.success(PROGRAMADO, miembro.nombre)
    toast.success(EXITO, miembro.nombre, deshace ? { label: 'Deshacer', run: undo } : undefined)
    tellClosed(done?.cerrados)
  }
}

/** The change goes back with all that was done beside it. */
function useUndo({ matriculadoID }: Pick<Miembro, 'matriculadoID'>): () => void {
  const { enviar } = useLlamada('/matriculado/deshacerEstado', {
    exito: 'Se deshizo el cambio de estado',
    fracaso: 'No se pudo deshacer el cambio de estado',
    relee: true,
  })
  return () => void enviar({ matriculadoID })
}

function Reason({ motivo, onChange }: { motivo: string; onChange: (motivo: string) => void }) {
  const id = useId()
  return (
    <div className="field">
      <Label htmlFor={id}>Motivo (queda en el historial)</Label>
      <Textarea
        id={id}
        rows={2}
        maxLength={MAX_MOTIVO}
        value={motivo}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

type ChoiceProps = {
  chosen: number | undefined
  actual: number | undefined
  disabled: boolean
  choose: (id: number) => void
}

function StateChoice({ chosen, actual, disabled, choose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium">Nuevo estado</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {LISTA.map(({ id, nombre }) => (
          <Radio key={id} name={name} checked={chosen === id} onChange={() => choose(id)}>
            {nombre}
            {id === actual && <span className="text-[0.8125rem] text-muted-foreground">(actual)</span>}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
