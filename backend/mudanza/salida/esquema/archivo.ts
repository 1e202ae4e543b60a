import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const ARCHIVO = {
  archivo: {
    dice: 'Cada archivo que se guarda (imágenes, PDF, planillas), una sola vez aunque se use en varios lugares.',
    columnas: {
      huella: 'La huella de su contenido (SHA-256, en hexadecimal): dos archivos iguales tienen la misma.',
      tipo: 'Qué clase de archivo es, por su nombre normalizado; por ejemplo, application/pdf.',
      bytes: 'Cuánto ocupa, en bytes.',
      usado_en: 'Cuándo se guardó por última vez, en UTC. Un archivo sin uso se borra un día después.',
    },
  },
  archivo_trozo: {
    dice: 'El contenido de los archivos, en partes de hasta 262.144 bytes.',
    columnas: {
      orden: 'El lugar de la parte en el archivo, desde 0.',
      datos: 'Los bytes de la parte.',
    },
  },
} as const satisfies TablasEnPalabras
