'use client'

import { useId } from 'react'
import { ActoSelect } from '@/components/catalogos/acto/acto-select'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Combobox } from '@/components/ui/combobox'
import { Input } from '@/components/ui/input'
import { ESTADOS, FALLECIDO } from '@/domain/estados'
import { CAUSAS } from '@/domain/estado-programado'
import { type Fecha, isFecha, today } from '@/domain/fechas'

/** On which days the state is his and why, as they stand in the fields. */
export interface Days {
  desde: Fecha | undefined
  hasta: Fecha | undefined
  vuelveA: number | undefined
  causa: string
  actoID: number | undefined
}

export const noDays = (): Days => ({
  desde: today(),
  hasta: undefined,
  vuelveA: undefined,
  causa: '',
  actoID: undefined,
})

/** What is asked of the days; null while one that was typed is no date. */
export function askedDays({ desde, hasta, vuelveA }: Days) {
  if (!desde || !isFecha(desde) || (hasta && !isFecha(hasta))) return null
  return { desde, ...(hasta && { hasta, ...(vuelveA !== undefined && { vuelveA }) }) }
}

type Props = {
  days: Days
  chosen: number
  /** The state that he comes back to where no other is chosen. */
  actual: number | undefined
  errores: Readonly<Record<string, string>>
  setDays: (days: Days) => void
}

export function StateDays({ days, chosen, actual, errores, setDays }: Props) {
  const [desde, hasta, vuelve, causa, lista] = [useId(), useId(), useId(), useId(), useId()]
  const set = (some: Partial<Days>) => setDays({ ...days, ...some })
  const { desde: malDesde, hasta: malHasta, vuelveA: malVuelve } = errores
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 max-sm:grid-cols-1">
      <FieldFrame id={desde} label="Desde" error={malDesde}>
        <DateInput
          {...describe(desde, { error: malDesde })}
          value={days.desde}
          onChange={(value) => set({ desde: value })}
        />
      </FieldFrame>
      <FieldFrame id={hasta} label="Hasta (si tiene plazo)" error={malHasta}>
        <DateInput
          {...describe(hasta, { error: malHasta })}
          value={days.hasta}
          onChange={(value) => set({ hasta: value })}
        />
      </FieldFrame>
      {days.hasta && (
        <FieldFrame id={vuelve} label="Después vuelve a" error={malVuelve}>
          <Combobox
            {...describe(vuelve, { error: malVuelve })}
            options={returnsFrom(chosen)}
            value={days.vuelveA ?? actual ?? null}
            onChange={(id) => set({ vuelveA: id ?? undefined })}
          />
        </FieldFrame>
      )}
      <FieldFrame id={causa} label="Causa (la dice la ficha)">
        <Input
          id={causa}
          list={lista}
          maxLength={200}
          value={days.causa}
          onChange={(event) => set({ causa: event.target.value })}
        />
        <datalist id={lista}>
          {CAUSAS.map((una) => (
            <option key={una} value={una} />
          ))}
        </datalist>
      </FieldFrame>
      <ActoSelect
        label="Resolución (la cita la ficha)"
        rechazo={errores.actoID}
        value={days.actoID}
        onChange={(actoID) => set({ actoID })}
      />
    </div>
  )
}

const returnsFrom = (chosen: number) =>
  Object.entries(ESTADOS)
    .map(([id, nombre]) => ({ id: Number(id), nombre }))
    .filter(({ id }) => id !== chosen && id !== FALLECIDO)
