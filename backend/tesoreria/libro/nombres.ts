import { ESTADOS, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

const period = ({ anio, mes }: Mes): string => `${String(mes).padStart(2, '0')}/${anio}`

/** 'Matrícula ACTIVO 03/2026': what a month is called in lists, statements and receipts. */
export const matriculaName = (tipo: TipoConCuota, mes: Mes): string =>
  `Matrícula ${ESTADOS[tipo]} ${period(mes)}`

/** 'Plan de Pagos 8 – Cuota 3/12': whose plan it is stands with it wherever it is read. */
export const instalmentName = (planID: number, cuota: number, cuotas: number): string =>
  `Plan de Pagos ${planID} – Cuota ${cuota}/${cuotas}`

/** What the movement says that takes an item out of the account for a plan; it finds them again once the plan is broken. */
export const movedIntoPlan = (planID: number): string => `Pasa al plan de pagos ${planID}`
