import { checkForma } from '@/components/form/check-forma'
import { crear } from '@/contract/practica-matriculado'

/** Loaded at the first check. The form has no member; whoever saves puts him in. */
export const checkPractica = (values: object) =>
  checkForma(crear.entrada.forma, { ...values, matriculadoID: 1 })
