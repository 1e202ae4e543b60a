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
  mudanza: {
    dice: 'De qué copia de otro servidor se armó este registro, y cómo se comparó. Vacía si no vino de una mudanza.',
    columnas: {
      id: 'Siempre 1.',
      origen: 'La dirección del otro servidor.',
      huella: 'La huella de todo lo leído (SHA-256).',
      leida_en: 'Cuándo se terminó de leer, en UTC.',
      corte: 'El día de lo leído.',
      armada_en: 'Cuándo se armó este registro, en UTC.',
      matriculados: 'Cuántos matriculados se armaron.',
      resumen: 'Cantidades y sumas de los dos lados, en JSON.',
      comparada_en: 'Cuándo se comparó, en UTC. Vacío: todavía no.',
      iguales: 'Cuántos matriculados están igual que en el otro servidor.',
      abierta_en: 'Cuándo se abrió el registro, en UTC. Vacío: todavía no.',
      abierta_por: 'Quién lo abrió.',
    },
  },
  mudanza_cuenta: {
    dice: 'La cuenta del sistema anterior de quienes no quedaron igual.',
    columnas: {
      filas: 'Los renglones de su cuenta corriente, en JSON.',
      pendientes: 'Lo que tenía pendiente, en JSON.',
    },
  },
  mudanza_diferencia: {
    dice: 'En qué no quedó igual cada matriculado.',
    columnas: {
      que: 'Qué es distinto: pendiente, saldo, seguro, cantidad, ficha o filas.',
      clase: 'Por qué: origen, cambio, redondeo, regla, sin leer o sin explicar.',
      viejo: 'Lo que dice el sistema anterior.',
      nuevo: 'Lo que dice este registro.',
      importe: 'Lo que dice el otro menos lo que dice este, en centavos.',
      fila: 'El primer renglón de su cuenta que acá falta, contando desde 1.',
    },
  },
  mudanza_hallazgo: {
    dice: 'Lo que el sistema anterior tenía y no se pudo traer tal cual.',
    columnas: {
      clase: 'De qué es: apellido, documento, período, especialidad, seguro, débito…',
      texto: 'Qué pasó, en palabras.',
      datos: 'Lo que decía el sistema anterior, en JSON.',
    },
  },
  mudanza_id: {
    dice: 'Cómo se llama acá lo que en el sistema anterior tenía otro número.',
    columnas: {
      clase: 'De qué es: banco.',
      viejo: 'El número del sistema anterior.',
      nuevo: 'El número de acá.',
    },
  },
  mudanza_respuesta: {
    dice: 'Lo que una persona decidió de una diferencia, que el próximo armado obedece.',
    columnas: {
      matriculado_id: 'De quién; 0 es de todos los que la tienen.',
      que: 'De qué diferencia.',
      valor: 'pendiente, cuenta, afuera o aceptada.',
      quien: 'Quién lo decidió.',
      cuando: 'Cuándo, en UTC.',
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
      clase:
        'demo (una demostración, con gente inventada), ensayo (de la mudanza desde otro servidor) o real.',
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
  verificacion: {
    dice: 'Una sola fila: cómo terminó la última verificación del libro.',
    columnas: {
      id: 'Siempre 1.',
      hecha_en: 'Cuándo terminó, en UTC.',
      reglas: 'Cuántas reglas se miraron.',
      rotas: 'Cuántas no se cumplen.',
      cuales: 'Cuáles, y cuántos casos de cada una.',
    },
  },
} as const satisfies TablasEnPalabras
