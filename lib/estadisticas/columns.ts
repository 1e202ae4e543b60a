import type {
  especialidadesPorVencer,
  practicasPorVencer,
  traerBalanceDevengado,
  traerBalancePercibido,
  traerCobranzas,
  traerInformeMensualDebitos,
  traerInformeMensualIngresos,
} from '@/contract/estadisticas'
import { nameOfMonth } from '@/domain/fechas'
import type { LeidoDe } from '@/lib/api/result'
import type { Columna } from '@/domain/spreadsheets/column'

type Columnas<L> = readonly Columna<LeidoDe<L> extends (infer F)[] ? F : never>[]

const mesColumn = {
  titulo: 'MES',
  tipo: 'texto',
  valor: ({ mes }: { mes?: number | null | undefined }) => (mes ? nameOfMonth(mes) : null),
} as const

export const DEVENGADO: Columnas<typeof traerBalanceDevengado> = [
  mesColumn,
  { titulo: 'MATRICULAS', tipo: 'dinero', valor: ({ matriculas }) => matriculas },
  { titulo: 'CONCEPTOS', tipo: 'dinero', valor: ({ conceptos }) => conceptos },
  { titulo: 'PLANES DE PAGO', tipo: 'dinero', valor: ({ planes }) => planes },
  { titulo: 'DEVENGADO', tipo: 'dinero', valor: ({ total }) => total },
]

export const PERCIBIDO: Columnas<typeof traerBalancePercibido> = [
  mesColumn,
  { titulo: 'EFECTIVO', tipo: 'dinero', valor: ({ efectivo }) => efectivo },
  { titulo: 'OTROS MEDIOS', tipo: 'dinero', valor: ({ otros }) => otros },
  { titulo: 'EN LÍNEA', tipo: 'dinero', valor: ({ enLinea }) => enLinea },
  { titulo: 'DÉBITO AUTOMÁTICO', tipo: 'dinero', valor: ({ debito }) => debito },
  { titulo: 'SISTEMA ANTERIOR', tipo: 'dinero', valor: ({ anterior }) => anterior },
  { titulo: 'DEVUELTO', tipo: 'dinero', valor: ({ devuelto }) => devuelto },
  { titulo: 'PERCIBIDO', tipo: 'dinero', valor: ({ total }) => total },
]

interface Recibido {
  fecha?: string | null | undefined
  nroRecibo?: number | null | undefined
  reciboAnterior?: string | null | undefined
}
interface Quien {
  matricula?: number | null | undefined
  nombre?: string | null | undefined
}

const RECIBO = [
  { titulo: 'FECHA', tipo: 'fecha', valor: ({ fecha }: Recibido) => fecha },
  {
    titulo: 'RECIBO',
    tipo: 'entero',
    valor: ({ nroRecibo, reciboAnterior }: Recibido) => nroRecibo ?? reciboAnterior,
  },
] as const
const QUIEN = [
  { titulo: 'MATRICULA', tipo: 'entero', valor: ({ matricula }: Quien) => matricula },
  { titulo: 'APELLIDO Y NOMBRE', ancho: 34, tipo: 'texto', valor: ({ nombre }: Quien) => nombre },
] as const

export const DETALLADO: Columnas<typeof traerInformeMensualIngresos> = [
  ...RECIBO,
  ...QUIEN,
  { titulo: 'CONCEPTO', ancho: 34, tipo: 'texto', valor: ({ concepto }) => concepto },
  { titulo: 'TIPO', tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: 'MEDIO DE PAGO', tipo: 'texto', valor: ({ mp }) => mp },
  { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
]

export const RESUMEN: Columnas<typeof traerInformeMensualIngresos> = [
  { titulo: 'TIPO', tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: 'MEDIO DE PAGO', tipo: 'texto', valor: ({ mp }) => mp },
  { titulo: 'CANTIDAD', tipo: 'entero', valor: ({ cantidad }) => cantidad },
  { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
]

export const DEBITOS: Columnas<typeof traerInformeMensualDebitos> = [
  ...RECIBO,
  ...QUIEN,
  { titulo: 'BANCO', ancho: 34, tipo: 'texto', valor: ({ banco }) => banco },
  { titulo: 'CBU', ancho: 26, tipo: 'texto', valor: ({ cbu }) => cbu },
  { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
]

export const COBRANZAS: Columnas<typeof traerCobranzas> = [
  ...RECIBO,
  ...QUIEN,
  { titulo: 'MEDIO DE PAGO', tipo: 'texto', valor: ({ mp }) => mp },
  { titulo: 'ANULADO', tipo: 'texto', valor: ({ anulado }) => (anulado ? 'Si' : null) },
  { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
]

interface PorVencer {
  fechaObtencion?: string | null | undefined
  fechaCaducidad?: string | null | undefined
  telefono?: string | null | undefined
  email?: string | null | undefined
}
const PLAZO = [
  { titulo: 'OBTENIDA', tipo: 'fecha', valor: ({ fechaObtencion }: PorVencer) => fechaObtencion },
  { titulo: 'VENCE', tipo: 'fecha', valor: ({ fechaCaducidad }: PorVencer) => fechaCaducidad },
  { titulo: 'TELEFONO', tipo: 'texto', valor: ({ telefono }: PorVencer) => telefono },
  { titulo: 'EMAIL', ancho: 30, tipo: 'texto', valor: ({ email }: PorVencer) => email },
] as const

export const ESPECIALIDADES: Columnas<typeof especialidadesPorVencer> = [
  ...QUIEN,
  { titulo: 'ESPECIALIDAD', ancho: 30, tipo: 'texto', valor: ({ especialidad }) => especialidad },
  { titulo: 'NRO CERTIFICADO', tipo: 'texto', valor: ({ nroCertificado }) => nroCertificado },
  ...PLAZO,
]

export const PRACTICAS: Columnas<typeof practicasPorVencer> = [
  ...QUIEN,
  { titulo: 'PRACTICA', ancho: 30, tipo: 'texto', valor: ({ practica }) => practica },
  ...PLAZO,
]
