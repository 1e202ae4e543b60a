export interface PedidoDeTarea {
  /** The monthly charges as the person confirmed them; `hoy` is the day they are dated. */
  cuotas: { anio: number; mes: number; corridaID: number; hoy: string; pedidoID: string | null }
  /** A report's rows in their order, but those done `antes`, by its id; `hoy` is the day the person asked for it. */
  rendicion: {
    rendicionID: number
    luego?: number[]
    antes?: Record<number, number>
    hoy: string
    pedidoID: string | null
  }
  /** A concept charged to chosen members; `hoy` is the day the charges are dated. */
  carga: { cargaID: number; hoy: string; pedidoID: string | null }
  /** A spreadsheet's rows judged, written or taken back; `hoy` is the day the person asked for it. */
  revision: PedidoDeImportacion
  importacion: PedidoDeImportacion
  deshacer: PedidoDeImportacion & { motivo: string }
  /** An extract of another register compared; `hoy` is the day the register is looked at. */
  comparacion: PedidoDeComparacion
  /** A list of deaths beside the register, likewise. */
  fallecidos: PedidoDeComparacion
  /** Everything, to be taken away. */
  llevar: { pedidoID: string | null }
}
interface PedidoDeImportacion {
  importacionID: number
  hoy: string
  pedidoID: string | null
}
interface PedidoDeComparacion {
  comparacionID: number
  hoy: string
  pedidoID: string | null
}
export type TipoDeTarea = keyof PedidoDeTarea

export const TITULOS_DE_TAREA: Readonly<Record<TipoDeTarea, string>> = {
  cuotas: 'Generación de cuotas',
  rendicion: 'Rendición de débitos',
  carga: 'Concepto a varios matriculados',
  revision: 'Revisión de una planilla',
  importacion: 'Importación de una planilla',
  deshacer: 'Importación que se deshace',
  comparacion: 'Control con REFEPS',
  fallecidos: 'Control de fallecidos',
  llevar: 'Llevarse todo',
}

export const ESTADOS_DE_TAREA = ['pendiente', 'terminada', 'detenida', 'fallada'] as const
export type EstadoDeTarea = (typeof ESTADOS_DE_TAREA)[number]

/** How a job stands, in words. */
export const ESTADOS_EN_PALABRAS: Readonly<Record<EstadoDeTarea, string>> = {
  pendiente: 'En curso',
  terminada: 'Terminada',
  detenida: 'Detenida',
  fallada: 'Fallada',
}
