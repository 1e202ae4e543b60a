import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const COMPARACIONES = {
  comparacion: {
    dice:
      'Los extractos de REFEPS y las listas de fallecidos que se compararon con el padrón. Uno que no se llegó a comparar, ' +
      'o que era de otro Consejo, se borra a los treinta días.',
    columnas: {
      origen: 'Qué es: refeps (un extracto) o fallecidos (una lista).',
      huella: 'El extracto que se subió, por su huella (SHA-256, en hexadecimal).',
      nombre: 'El nombre del archivo, para las personas.',
      dia: 'El día del padrón con que se comparó.',
      estado:
        'Cómo quedó: columnas (falta decir qué es cada una), lista o rechazada. Si hay un trabajo en curso, lo dice él.',
      hoja: 'La hoja que se lee, desde 0.',
      encabezado: 'La fila de títulos, desde 1. 0: no tiene.',
      columnas: 'Qué columna es cada dato, desde 0, en JSON.',
      titulos:
        'Los títulos de las columnas, sin tildes ni mayúsculas: con los mismos se lee igual la próxima vez.',
      muestra: 'El título y algunos valores de cada columna, en JSON.',
      lineas: 'Cuántas filas tiene la hoja.',
      leida_por: 'El usuario que dijo qué es cada columna. Vacío: se adivinó, o se sabía de antes.',
      version: 'Sube con cada cambio de las columnas.',
      filas: 'Cuántas filas nombran a alguien. Vacío: no se comparó.',
      sin_estado:
        'De cuántas el estado no dice si la matrícula está activa; en una lista de fallecidos, de cuántas no se lee el día.',
      personas: 'Cuántas personas distintas tiene el extracto.',
      conocidas:
        'Cuántas de ellas están en el padrón; de un extracto, también de cuántas ya se había decidido quiénes son.',
      dejadas: 'Cuántas diferencias ya se habían dejado así y no se muestran.',
      motivo: 'Por qué no se comparó.',
      usuario_id: 'El usuario que lo subió.',
      comparada_en: 'Cuándo se comparó, en UTC. Vacío: todavía no.',
    },
  },
  comparacion_fila: {
    dice: 'Cada diferencia de una comparación, con lo que decía cada lado, y qué se decidió.',
    columnas: {
      comparacion_id: 'La comparación.',
      lugar: 'Su lugar, desde 1: primero lo peligroso.',
      clase:
        'En qué difieren: activaAlla, activaAqui, soloAqui, soloAlla, numero, nombre, dni, especialidad, dosAlla, fallecido o posible. ' +
        'De una lista de fallecidos: porAsentar, posible, otroDia o yaAsentado.',
      clave: 'Por qué se reconoce a la persona en el extracto. Vacío: el extracto no la tiene.',
      fila: 'La fila del extracto.',
      matriculado_id: 'El matriculado. Vacío: no está en el padrón.',
      alla: 'Lo que decía el extracto, en JSON.',
      aqui: 'Lo que decía el padrón, en JSON.',
      resuelta:
        'Qué se decidió: avisar (a SISA), aqui (se corrige en la ficha), asentar (el fallecimiento), noEsElMismo o dejar. ' +
        'Vacío: nada todavía.',
      resuelta_motivo: 'Por qué.',
      resuelta_en: 'Cuándo se decidió, en UTC.',
      resuelta_por: 'El usuario que lo decidió.',
      cambio_estado_id: 'El cambio de estado con que se asentó. Vacío: no se asentó.',
    },
  },
  equivalencia: {
    dice: 'Quién es aquí una persona del extracto, cuando lo decidió alguien: no se vuelve a preguntar.',
    columnas: {
      origen: 'De qué registro: refeps, o fallecidos si es de una lista.',
      clave: 'Por qué se reconoce a la persona en el extracto.',
      matriculado_id: 'Quién es. Vacío: nadie del padrón.',
      comparacion_fila_id: 'La diferencia en que se decidió. Vacío: ya no está.',
      usuario_id: 'El usuario que lo decidió.',
      decidida_en: 'Cuándo, en UTC.',
    },
  },
} as const satisfies TablasEnPalabras
