'use client'

import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import { MatriculadoWords, useMatriculado } from '@/components/acto/for-matriculado'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'
import { type Acto, describePermitido, permitido } from '@/domain/acto-por-estado'
import { estadoID } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

export const MOTIVO = { motivo: 'Motivo' } as const

interface ActFor {
  /** Who he is and his state, for the dialog's head. */
  head: ReactNode
  /** Why it is not done for him, or the reason that is asked; nothing where his state is no matter. */
  reason: ReactNode
  /** It is not done for him at all. */
  closed: boolean
}

type ActoPedido<T extends FieldValues, O> = {
  matriculadoID: number
  /** Absent where his state is no matter. */
  acto: Acto | undefined
  /** Of a form whose values have `motivo`. */
  control: Control<T, unknown, O>
  /** The last month that 'cuota' charges. */
  mes?: Mes | undefined
}

/** What a member's state says to an act (domain/acto-por-estado.ts), before our own server says it. */
export function useActFor<T extends FieldValues, O>({
  matriculadoID,
  acto,
  control,
  mes,
}: ActoPedido<T, O>): ActFor {
  const { ahora } = useMatriculado(matriculadoID)
  const name = 'motivo' as FieldPath<T>
  const { errors } = useFormState({ control, name })
  const member = { estado: estadoID(ahora?.tipoMatricula) ?? 0, desde: ahora?.estadoDesde ?? null }
  // A server that does not tell how he stands has rules of its own.
  const known = ahora?.situacion !== undefined && acto !== undefined
  const closed = known && permitido(acto, member, mes) === 'no'
  const words = known ? describePermitido(acto, member, mes) : null
  return {
    head: <MatriculadoWords datos={ahora} />,
    closed,
    reason: closed ? (
      <DangerNotice role="alert" icon={CircleAlert} title={words} />
    ) : words !== null || 'motivo' in errors ? (
      <TextAreaField
        {...{ control, name, label: MOTIVO.motivo, required: true, rows: 2, maxLength: 1000 }}
        hint={words && `${words}. Queda en su historial.`}
      />
    ) : undefined,
  }
}
