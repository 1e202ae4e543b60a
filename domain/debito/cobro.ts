import { SI_O_NO, type CamposDeDebito } from '@/domain/debito/campos'
import type { FormaDeDebito } from '@/domain/debito/formas'
import { FORMAS_PAGO } from '@/domain/estados'
import { monthAt, monthNumber, type Mes } from '@/domain/fechas'

const MESES_POR_ANIO = 12
const MAX_MESES = 50 * MESES_POR_ANIO

const CAMPOS_DE_COBRO = {
  matriculaDelMes: {
    titulo: 'La matrícula del mes',
    corto: 'Del mes',
    tipo: 'opcion',
    opciones: SI_O_NO,
    defecto: true,
    fuente: 'Es para lo que un matriculado se adhiere.',
  },
  mesesAtrasados: {
    titulo: 'Matrículas atrasadas',
    corto: 'Atrasadas',
    ayuda:
      '0: ninguna. Nunca más viejas que la antigüedad que borra Eliminar Deuda: con 600 son todas las demás.',
    tipo: 'entero',
    minimo: 0,
    maximo: MAX_MESES,
    unidad: 'meses hacia atrás',
    cero: 'ninguna',
    defecto: 0,
    fuente: 'Ninguna. Un débito mayor que el avisado se revierte en el banco.',
  },
  cuotasDePlan: {
    titulo: 'Cuotas de un plan de pagos',
    corto: 'De un plan',
    ayuda: 'Las que vencen hasta el mes del débito.',
    tipo: 'opcion',
    opciones: [
      { valor: 'no', texto: 'No' },
      { valor: 'hastaElMes', texto: 'Hasta el mes' },
    ],
    defecto: 'no',
    fuente: 'No. El Banco Central no admite débitos por préstamos (Comunicación A 6909).',
  },
  conceptos: {
    titulo: 'Conceptos pendientes',
    corto: 'Conceptos',
    tipo: 'opcion',
    opciones: SI_O_NO,
    defecto: false,
    fuente: 'No; un concepto se paga al pedirlo.',
  },
  rechazosSeguidos: {
    titulo: 'Rechazos seguidos para proponer la baja',
    corto: 'Proponer la baja',
    ayuda: '0: no se propone nunca.',
    tipo: 'entero',
    minimo: 0,
    maximo: 12,
    unidad: 'rechazos seguidos',
    cero: 'nunca',
    defecto: 3,
    fuente: 'Tres. La baja la decide una persona.',
  },
  diasDeAviso: {
    titulo: 'Aviso antes del vencimiento',
    corto: 'Aviso',
    ayuda: '0: no se avisa.',
    tipo: 'entero',
    minimo: 0,
    maximo: 30,
    unidad: 'días antes',
    cero: 'no se avisa',
    defecto: 7,
    fuente:
      'Comunicación A 6909 del Banco Central: el importe se conoce 5 días hábiles antes. Una semana los contiene.',
  },
} as const satisfies CamposDeDebito

const COBRO_DE_ENTIDAD = {
  ...CAMPOS_DE_COBRO,
  diasDeAviso: {
    ...CAMPOS_DE_COBRO.diasDeAviso,
    defecto: 0,
    fuente: 'No se avisa, porque descuenta la entidad.',
  },
} as const satisfies CamposDeDebito

/** What a debit collects: each form has its own values, and banks and entities their defaults. */
export const cobroOf = (forma: FormaDeDebito) => (forma in FORMAS_PAGO ? COBRO_DE_ENTIDAD : CAMPOS_DE_COBRO)

/** The first month whose charges a debit of `mes` collects, and null where it collects no arrears. */
export function arrearsSince(mes: Mes, mesesAtrasados: number, aniosDeuda: number): Mes | null {
  const months = Math.min(mesesAtrasados, aniosDeuda * MESES_POR_ANIO)
  return months === 0 ? null : monthAt(monthNumber(mes) - months)
}
