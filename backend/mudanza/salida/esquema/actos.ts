import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const ACTOS = {
  acto: {
    dice: 'Lo que el consejo resolvió: resoluciones, actas y disposiciones. Con número ya no cambia.',
    columnas: {
      clase: 'Qué es: resolucion, acta o disposicion. Cada clase tiene su numeración por año.',
      anio: 'El año de su número. Vacío: es un borrador.',
      numero: 'Su número dentro de la clase y el año. Vacío: es un borrador.',
      organo: 'El órgano que resolvió.',
      fecha: 'El día de la resolución.',
      asunto: 'El tema, en un renglón.',
      visto: 'Lo que tuvo a la vista, en HTML.',
      considerando: 'Sus razones, en HTML.',
      resuelve: 'Lo que resuelve, en HTML.',
      estado: 'Cómo está: borrador, numerada, firmada o sinEfecto.',
      huella: 'El SHA-256 de lo que decía al numerarse, con sus firmantes. Vacío: es un borrador.',
      numerado_en: 'Cuándo tomó su número, en UTC.',
      numerado_por: 'El usuario que la numeró.',
      firmada_el: 'El día en que se firmó. Vacío: todavía no, o no consta.',
      escaneo_huella: 'La huella del archivo con el papel firmado.',
      por_acto_id: 'La resolución que la dejó sin efecto. Vacío: ninguna.',
    },
  },
  acto_firmante: {
    dice: 'Quiénes firman cada resolución, como se llamaban entonces.',
    columnas: {
      acto_id: 'La resolución.',
      orden: 'Su lugar: 1 el primero, 2 el segundo.',
      firmante_id: 'El firmante.',
      cargo: 'Su cargo, como sale debajo de la firma.',
    },
  },
  acto_cita: {
    dice: 'Lo que se apoya o se apoyó en cada resolución. Lo que rige hoy lo dice cada fila citada.',
    columnas: {
      acto_id: 'La resolución.',
      tabla: 'En qué tabla está lo que se apoya en ella.',
      fila: 'El número interno de la fila.',
      citado_en: 'Cuándo se apoyó en ella, en UTC.',
    },
  },
} as const satisfies TablasEnPalabras
