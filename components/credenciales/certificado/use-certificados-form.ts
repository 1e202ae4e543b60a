import { useForm } from 'react-hook-form'
import { useProposedDate } from '@/components/credenciales/use-proposed-date'
import { addMonths, today } from '@/domain/fechas'

/** What many certificates of one type have in common. */
export interface DeTodos {
  tipoCertificadoID: number | undefined
  firmanteID: number | undefined
  validezDesde: string | undefined
  validezHasta: string | undefined
  observacion1: string
  observacion2: string
  observacion3: string
  apaisada: boolean
  conMembrete: boolean
  confirmada?: string | undefined
}

export const OBSERVACIONES = [1, 2, 3] as const

/** Certificates are valid two years. */
const MESES_DE_VALIDEZ = 24
export const proposedEnd = (desde: string): string => addMonths(desde, MESES_DE_VALIDEZ)

export function useCertificadosForm() {
  const hoy = today()
  const form = useForm<DeTodos>({
    defaultValues: {
      ...{ tipoCertificadoID: undefined, firmanteID: undefined },
      ...{ validezDesde: hoy, validezHasta: proposedEnd(hoy) },
      ...{ observacion1: '', observacion2: '', observacion3: '' },
      ...{ apaisada: false, conMembrete: true },
    },
  })
  useProposedDate(form, { from: 'validezDesde', to: 'validezHasta', propose: proposedEnd })
  return form
}
