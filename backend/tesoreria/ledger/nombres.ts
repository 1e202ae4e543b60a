import { ESTADOS, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

const period = ({ anio, mes }: Mes): string => `${String(mes).padStart(2, '0')}/${anio}`

/** 'Matrícula ACTIVO 03/2026' in lists, statements and receipts. */
export const matriculaName = (tipo: TipoConCuota, mes: Mes): string =>
  `Matrícula ${ESTADOS[tipo]} ${period(mes)}`

/** 'Plan de Pagos 8 – Cuota 3/12'. */
export const instalmentName = (planID: number, cuota: number, cuotas: number): string =>
  `Plan de Pagos ${planID} – Cuota ${cuota}/${cuotas}`

/** The words of the movement by which a plan takes an item; they find the items of a broken plan. */
export const movedIntoPlan = (planID: number): string => `Pasa al plan de pagos ${planID}`
