import { checkForma } from '@/components/form/check-forma'
import { actualizarDatos, crear } from '@/contract/superintendencia-matriculado'

/** Loaded at the first check. */
export const checkNewPeriod = (values: object) => checkForma(crear.entrada.forma, values)
export const checkPeriod = (values: object) => checkForma(actualizarDatos.entrada.forma, values)
