import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** What the program keeps of itself. */
export const SISTEMA = {
  contador: {
    dice: 'El último número dado de cada cosa que se numera.',
    columnas: {
      nombre:
        'De qué es: recibo, certificado_especialidad, da_solicitud (solicitud de débito) o papel.… (cada clase).',
      valor: 'El último número dado.',
      desde: 'El número después del cual se empezó a dar acá.',
    },
  },
  idempotencia: {
    dice: 'Lo que se confirmó hace poco, para que un doble clic no lo haga dos veces.',
    columnas: {
      clave: 'La clave que lleva cada confirmación.',
      usuario_id: 'El usuario que confirmó.',
      llamada: 'Qué se pidió, por su nombre interno.',
      huella: 'La huella de lo pedido (SHA-256, en bytes): con la misma clave debe ser lo mismo.',
      respuesta: 'Lo que se respondió, en JSON. Vacío: todavía se está haciendo.',
    },
  },
  novedad: {
    dice: 'Lo nuevo del sistema que se avisa en la primera pantalla.',
    columnas: {
      clave: 'Qué es: estadosParaEmitir, que los papeles se emiten solo a quien está en el padrón.',
      desde: 'El día en que llegó.',
    },
  },
  registro: {
    dice: 'Una sola fila: qué registro es este.',
    columnas: {
      id: 'Siempre 1.',
      clase: 'demo (una demostración, con gente inventada) o real.',
      nombre: 'El nombre del registro.',
      creado_en: 'Cuándo se creó, en UTC.',
    },
  },
  restauracion: {
    dice: 'Cada vez que se volvió a una copia de respaldo anterior.',
    columnas: {
      respaldo_de: 'De cuándo era la copia, en UTC.',
      restaurada_en: 'Cuándo se volvió a ella, en UTC.',
    },
  },
} as const satisfies TablasEnPalabras
