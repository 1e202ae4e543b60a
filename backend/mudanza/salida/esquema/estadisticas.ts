import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const ESTADISTICAS = {
  libro_dia: {
    dice: 'Lo que suma el libro en cada día. Sale de movimiento y se puede volver a hacer.',
    columnas: {
      que: 'Qué suma: deuda (lo que se debe) o ingreso (lo que entró).',
      fecha: 'El día.',
      clave:
        'De la deuda, el mes del cargo: año por 12, más mes, menos 1. Del ingreso, el medio: 0 débito sin forma ' +
        'conocida, 1 efectivo, 2 a 6 y 41 o 42 la forma de débito, 100 en línea, 101 devuelto, 102 del sistema ' +
        'anterior; un número negativo es el de medio_pago.',
    },
  },
  libro_sumado: {
    dice: 'Una sola fila: hasta dónde se sumó el libro.',
    columnas: {
      id: 'Siempre 1.',
      hasta: 'El último movimiento sumado.',
    },
  },
} as const satisfies TablasEnPalabras
