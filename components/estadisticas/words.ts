/**
 * What is said of the figures: the first is true of our own server, the second of one that speaks the specification
 * alone, whose reckoning nobody here knows (decision 67).
 */
const DICHOS = {
  tipos: ['Todo el padrón, por tipo de matrícula', 'Por tipo de matrícula, como los cuenta el servidor'],
  seguros: [
    'La cobertura de hoy de activos, residentes y pasivos',
    'Por cobertura, como los cuenta el servidor',
  ],
  sinNadie: ['Todavía no hay matriculados.', 'El servidor no informó ninguno.'],
  pendientes: [
    'Los 20 que más deben de meses anteriores',
    'Las 20 filas de mayor importe que informó el servidor',
  ],
  sinPendientes: ['Nadie debe meses anteriores.', 'El servidor no informó ninguna.'],
  devengado: [
    'Devengado: las cuotas y conceptos de cada mes de ese año, aunque se hayan cargado o pagado en otro. Lo anulado no cuenta, y lo que pasó a un plan cuenta en los meses de sus cuotas.',
    'Lo devengado en ese año, como lo calcula el servidor.',
  ],
  percibido: [
    'Percibido: lo que entró cada día de ese año, por cualquier medio y por el mes que fuera. Un recibo anulado se resta el día en que se anuló.',
    'Lo percibido en ese año, como lo calcula el servidor.',
  ],
  ingresos: [
    'Lo percibido en un mes: recibo por recibo, o sumado por lo que se pagó y el medio. Los dos suman lo mismo que el balance.',
    'Los ingresos de un mes, en detalle o resumidos, como los informa el servidor.',
  ],
  debitos: [
    'Lo que cobraron los bancos en un mes, por el tipo de cuenta de la que salió',
    'Los débitos de un mes por tipo de cuenta, como los informa el servidor',
  ],
  cobranzas: [
    'Cada recibo de esos días, y los anulados en ellos con su importe en menos. Hasta un año.',
    'Las cobranzas de esos días, como las informa el servidor. Hasta un año.',
  ],
  especialidades: [
    'Las que vencen en los próximos 60 días y no se revalidaron, con teléfono y correo',
    'Las que el servidor informa por vencer',
  ],
  practicas: [
    'Las que cumplen dos años de obtenidas en los próximos 60 días',
    'Las que el servidor informa por vencer',
  ],
} as const satisfies Record<string, readonly [propio: string, ajeno: string]>

/** `cuenta`: how the figures are reckoned is known, and told. */
export const wordsFor = (que: keyof typeof DICHOS, cuenta: boolean): string => DICHOS[que][cuenta ? 0 : 1]
