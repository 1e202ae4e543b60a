'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { useGuardedClose } from '@/components/form/guarded-close'
import { useLlamada } from '@/components/llamada/use-llamada'
import { type Fila, nameOf, pagosOf } from '@/components/padron/fallecidos/fila'
import { useDone } from '@/components/padron/ficha/state-dialog'
import { type Acts, StateEffects } from '@/components/padron/ficha/state-effects'
import { ActFooter } from '@/components/ui/act-footer'
import { Checkbox } from '@/components/ui/checkbox'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Dialog, DialogBody, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { FALLECIDO } from '@/domain/estados'
import { doubtOfMuerte } from '@/domain/fallecidos/asentar'
import { type Fecha, isFecha } from '@/domain/fechas'

type Props = { fila: Fila; done: () => void; close: () => void }
type Errores = Readonly<Record<string, string>>

/** One death of one person, from its day, with what a change of state does beside it. */
export function AsentarDialog({ fila, done, close }: Props) {
  const { matriculadoID = 0, aqui } = fila
  const { desde, setDesde, asked, errores, setErrores, doubt, pendiente, apply, ...form } = useAsentar(
    fila,
    done,
    close,
  )
  const dia = useId()
  const leave = useGuardedClose(form.typed, close)
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title="Asentar fallecimiento"
        description={<ForMatriculado matriculadoID={matriculadoID} quien={nameOf(fila)} />}
        onOpenAutoFocus={focusFirstField}
      >
        <DialogBody className="grid gap-4">
          <FieldFrame id={dia} label="Falleció el" error={errores['desde']}>
            <DateInput {...describe(dia, { error: errores['desde'] })} value={desde} onChange={setDesde} />
          </FieldFrame>
          <StateEffects
            miembro={{
              ...{ matriculadoID, nombre: nameOf(fila), cuitCuil: null, generaCuotas: null, formaPago: null },
              tipoMatricula: { id: null, nombre: aqui?.estado ?? null },
            }}
            tipoMatriculaID={FALLECIDO}
            same={false}
            simula
            asked={asked}
            {...{ setErrores, acts: form.acts, setActs: form.setActs }}
          />
          {doubt && (
            <Looked
              doubt={doubt}
              asked={errores['comprobado'] !== undefined}
              checked={form.comprobado}
              onChange={form.setComprobado}
            />
          )}
          {form.falla && <DangerNotice role="alert">{form.falla}</DangerNotice>}
        </DialogBody>
        <ActFooter {...{ close, pendiente }} disabled={asked === null} act={() => void apply()}>
          {pendiente ? 'Guardando...' : 'Asentar'}
        </ActFooter>
      </DialogContent>
    </Dialog>
  )
}

type LookedProps = { doubt: string; asked: boolean; checked: boolean; onChange: (checked: boolean) => void }

/** Why it is in doubt, and the word of who looked at the certificate; it takes the focus where it was what was missing. */
function Looked({ doubt, asked, checked, onChange }: LookedProps) {
  const why = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked) box.current?.focus()
  }, [asked])
  return (
    <DangerNotice className="grid gap-2">
      <p id={why}>{doubt}</p>
      <label className="flex items-center gap-2 font-medium">
        <Checkbox
          ref={box}
          checked={checked}
          aria-describedby={why}
          aria-invalid={asked || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        Lo comprobé con la partida
      </label>
    </DangerNotice>
  )
}

/** What stands in the dialog, and its sending. */
function useAsentar(fila: Fila, done: () => void, close: () => void) {
  const { filaID, matriculadoID = 0, clase, alla } = fila
  const [desde, setDesde] = useState<Fecha | undefined>(alla?.dia ?? undefined)
  const [acts, setActs] = useState<Acts>({})
  const [comprobado, setComprobado] = useState(false)
  const [errores, setErrores] = useState<Errores>({})
  const [falla, setFalla] = useState<string>()
  const { enviar, pendiente } = useLlamada('/fallecidos/asentar', { relee: true, enCampos: true })
  const tell = useDone({ matriculadoID, nombre: nameOf(fila) }, true)
  const isDay = desde !== undefined && isFecha(desde)
  const known = doubtOfMuerte(
    pagosOf(fila).filter(({ fecha }) => !isDay || fecha > desde),
    isDay ? desde : '',
    clase === 'posible',
  )
  async function apply() {
    if (filaID === undefined || !isDay) return
    setFalla(undefined)
    const result = await enviar({ filaID, desde, comprobado, ...acts })
    if (!result) return
    if (!result.ok) {
      setErrores(result.errores)
      return result.errores['desde'] || result.errores['comprobado'] ? undefined : setFalla(result.mensaje)
    }
    tell(result.datos)
    close()
    done()
  }
  return {
    ...{ desde, acts, setActs, comprobado, setComprobado, errores, setErrores, falla, pendiente, apply },
    asked: isDay ? { desde } : null,
    doubt: errores['comprobado'] ?? (isDay ? known : undefined),
    typed: comprobado || desde !== (alla?.dia ?? undefined),
    setDesde: (other: Fecha | undefined) => {
      setDesde(other)
      // What was ticked and answered was of another day.
      setActs({})
      setErrores({})
    },
  }
}
