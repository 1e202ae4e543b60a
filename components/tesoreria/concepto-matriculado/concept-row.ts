import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

type Leido = LeidoEn<'/concepto_matriculado/traerTodos'>[number]

/** A concept charged to a member as the screen shows it. */
export interface FilaConcepto extends Pick<Leido, 'id' | 'concepto' | 'estadoPago' | 'monto' | 'fecha'> {
  /** Why it cannot be deleted (S2 2, 4). */
  traba: string | undefined
}

/** Any state that nobody knows here is left to the server to judge. */
const TRABAS: Readonly<Record<string, string>> = {
  aprobado: 'Ya está pagado',
  'en plan de pagos': 'Está en un plan de pagos',
  'en tramite': 'Se está pagando',
}

export const toConcepto = ({ id, concepto, estadoPago, monto, fecha }: Leido): FilaConcepto => ({
  id,
  concepto,
  estadoPago,
  monto,
  fecha,
  traba: TRABAS[fold(estadoPago ?? '')],
})

const fold = (text: string) => text.trim().toLowerCase().replaceAll('á', 'a')
