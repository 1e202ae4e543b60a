'use client'

import { type Ref, useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { useSteady } from '@/lib/llamada/use-steady'
import { rutas } from '@/lib/routes'

type Incumplida = NonNullable<LeidoEn<'/regla_emision/evaluar'>['incumplidas']>[number]

const SIN_SALVEDAD = 'Ingrese por qué se emite igual'

/**
 * The rules that the member does not meet for a paper, told before it is issued, where the server keeps rules. `ready` says
 * whether it may be issued now, and shows what is missing when not; the API has the last word.
 */
export function useIssueRules(pedido: EntradaEn<'/regla_emision/evaluar'>) {
  const papel = useSteady(pedido)
  const { estado, leer } = useLectura('/regla_emision/evaluar')
  const { control, getValues, setError, clearErrors } = useForm({ defaultValues: { salvedad: '' } })
  useEffect(() => void leer(papel), [papel, leer])
  const notice = useRef<HTMLDivElement>(null)
  const typed = useWatch({ control, name: 'salvedad' })
  useEffect(() => {
    if (typed.trim()) clearErrors('salvedad')
  }, [typed, clearErrors])
  const { incumplidas = [], puedeExceptuar = false } = estado.fase === 'lista' ? estado.datos : {}

  function ready(): boolean {
    if (incumplidas.length === 0) return true
    if (puedeExceptuar && getValues('salvedad').trim()) return true
    if (puedeExceptuar) setError('salvedad', { message: SIN_SALVEDAD }, { shouldFocus: true })
    else notice.current?.focus()
    return false
  }
  return {
    ready,
    /** Rules or facts may have changed since the dialog opened. */
    reread: () => void leer(papel),
    salvedad: typed.trim() || undefined,
    aviso: incumplidas.length > 0 && (
      <>
        <UnmetRules {...{ incumplidas, puedeExceptuar, notice }} matriculadoID={papel.matriculadoID} />
        {puedeExceptuar && (
          <TextAreaField
            {...{ control, name: 'salvedad', required: true, rows: 2, maxLength: 1000 }}
            label="Motivo para emitir igual"
            hint="Queda en el registro de papeles y en la auditoría; no se imprime."
          />
        )}
      </>
    ),
  }
}

type Props = {
  incumplidas: readonly Incumplida[]
  puedeExceptuar: boolean
  matriculadoID: number
  notice: Ref<HTMLDivElement>
}

/** Each rule leads to the screen where it is put right, in another tab: what was typed here stays. */
const UnmetRules = ({ incumplidas, puedeExceptuar, matriculadoID, notice }: Props) => (
  <DangerNotice
    ref={notice}
    tabIndex={-1}
    role="alert"
    icon={CircleAlert}
    title="No se cumplen las reglas para emitir:"
  >
    <ul className="mt-1 list-disc pl-10">
      {incumplidas.map(({ tema, texto }) => (
        <li key={tema}>
          <a
            href={SCREENS[tema ?? 'estado'](matriculadoID)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-2"
          >
            {texto}
          </a>
        </li>
      ))}
    </ul>
    {!puedeExceptuar && (
      <p className="mt-1 pl-6">Lo puede emitir igual quien tiene permiso para exceptuarlas.</p>
    )}
  </DangerNotice>
)

const SCREENS = {
  estado: rutas.periodoMatricula,
  deuda: rutas.cuentaCorriente,
  especialidades: rutas.especialidadesDeMatriculado,
} as const
