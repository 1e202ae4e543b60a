import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leido = LeidoEn<'/concepto_matriculado/traerTodos'>[number]

export interface FilaConcepto extends Pick<Leido, 'id' | 'concepto' | 'estadoPago' | 'monto' | 'fecha'> {
  traba: string | undefined
}

/** A state that is unknown here is left to the server. */
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
