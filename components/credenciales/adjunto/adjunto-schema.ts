import { checkForma } from '@/components/form/check-forma'
import { cambiarDatos } from '@/contract/adjunto'

/** Loaded at the first check. */
export const checkAdjunto = (values: object) => checkForma(cambiarDatos.entrada.forma, values)
