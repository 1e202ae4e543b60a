import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const COBRANZA = {
  cobranza_evento: {
    dice: 'Lo que se hizo para cobrar una deuda y mueve el día en que prescribe. No cambia: se anula.',
    columnas: {
      clase: 'Qué fue: intimacion, recepcion, reconocimiento, mediacion o demanda.',
      dia: 'El día en que fue.',
      hasta: 'El día del acta de cierre de una mediación. Vacío: no es una mediación.',
      medio: 'Cómo se envió la intimación: carta, telegrama, acta o nota. Vacío: no es una intimación.',
      seguimiento: 'El número de seguimiento de la intimación. Vacío: no se anotó.',
      intimacion_id: 'La intimación que se recibió. Vacío: no es una recepción.',
      detalle: 'Lo que se anotó a mano.',
      escaneo_huella: 'La huella del archivo con el papel que lo prueba. Vacío: no vino ninguno.',
      anotado_en: 'Cuándo se anotó, en UTC.',
      anotado_por: 'El usuario que lo anotó.',
      anulado_en: 'Cuándo se anuló, en UTC. Vacío: vale.',
      anulado_por: 'El usuario que lo anuló.',
      motivo: 'Por qué se anuló. Vacío: vale.',
    },
  },
} as const satisfies TablasEnPalabras
