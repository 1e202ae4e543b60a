import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const SEGUROS = {
  archivo_federacion: {
    dice: 'Los archivos de un mes para la federación, que le dicen quién tiene seguro. Terminados, no cambian.',
    columnas: {
      altas: 'Cuántas filas van en la hoja de altas.',
      bajas: 'Cuántas filas van en la hoja de bajas.',
      unificado: 'Cuántas filas van en la hoja de todos.',
      generado_en: 'Cuándo se generó, en UTC.',
      generado_por: 'El usuario que lo generó.',
      listo_en: 'Cuándo quedaron guardadas sus tres hojas, en UTC. Vacío: no se terminó.',
    },
  },
  archivo_federacion_fila: {
    dice: 'Quiénes fueron en esos archivos, con los datos que tenían entonces.',
    columnas: {
      orden: 'Su lugar en el archivo.',
      seguro_id: 'El período de seguro por el que va.',
      alta: 'Si va en la hoja de altas: su seguro empezó en el mes.',
      baja: 'Si va en la hoja de bajas: su seguro terminó en el mes.',
      unificado: 'Si va en la hoja de todos los que tuvieron seguro en el mes.',
      dni: 'Su DNI, como era entonces.',
      desde: 'El primer día de su seguro.',
      hasta: 'El último día de su seguro. Vacío: no terminaba en el mes.',
      domicilio: 'Su domicilio.',
      provincia: 'El nombre de la provincia de su domicilio.',
      especialidades: 'Los nombres de sus especialidades vigentes, hasta cinco; primero la más antigua.',
      fecha_nacimiento: 'Su fecha de nacimiento. Vacío: no constaba.',
      suma_asegurada: 'Hasta cuánto paga su seguro, en centavos. Vacío: no constaba.',
      tipo_seguro: 'El nombre de su tipo de seguro. Vacío: no constaba.',
    },
  },
  archivo_federacion_hoja: {
    dice: 'Las hojas de cálculo que se enviaron.',
    columnas: {
      hoja: 'Cuál es: altas, bajas o unificado (todos).',
    },
  },
  federacion_matriculado: {
    dice: 'Los períodos en que cada matriculado tiene el seguro de la federación.',
    columnas: {
      tipo_seguro_id: 'El tipo de seguro. Vacío: no consta.',
    },
  },
  poliza: {
    dice: 'La póliza de cada matriculado en cada mes, como la mandó la federación.',
    columnas: {
      cargada_en: 'Cuándo se cargó, en UTC.',
      cargada_por: 'El usuario que la cargó.',
    },
  },
  superintendencia_matriculado: {
    dice: 'Los períodos en que cada matriculado está inscripto en la superintendencia.',
    columnas: {
      nro_certificado: 'El número de su certificado. Vacío: no consta.',
    },
  },
} as const satisfies TablasEnPalabras
