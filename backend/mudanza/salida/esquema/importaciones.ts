import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const IMPORTACIONES = {
  importacion: {
    dice:
      'Las planillas que se trajeron al registro, y las que se están por traer. Un borrador que nadie importó se ' +
      'borra a los treinta días.',
    columnas: {
      destino: 'Qué trae: matriculados, especialidades, catalogo:hospital y otros.',
      huella: 'El archivo que se subió, por su huella (SHA-256, en hexadecimal).',
      nombre: 'El nombre del archivo, para las personas.',
      estado:
        'Cómo quedó: leida, revisada (se puede importar), importada o deshecha. Si hay un trabajo en curso, lo dice él.',
      libro: 'Qué se leyó del archivo: formato, hojas y avisos, en JSON.',
      perfil: 'Cómo son sus columnas, en JSON: de ahí se adivina qué es cada una.',
      lectura:
        'Cómo se lee: la hoja, la fila de títulos, qué es cada columna y lo que contestó una persona, en JSON.',
      version: 'Sube con cada cambio de la lectura.',
      leida_en: 'Cuándo se fijó esa lectura, en UTC.',
      leida_por: 'El usuario que la fijó. Vacío: es la que se adivinó.',
      titulos:
        'Los títulos de las columnas, sin tildes ni mayúsculas: con los mismos se propone la misma lectura.',
      mapeo_id: 'La importación de la que se tomó la lectura. Vacío: se adivinó.',
      cuentas: 'Qué dio la última revisión, o la importación, en JSON. Vacío: no se revisó.',
      evaluacion: 'La huella (SHA-256, en hexadecimal) de todo lo que dijo la revisión. Vacío: no se revisó.',
      usuario_id: 'El usuario que la subió.',
      importada_en: 'Cuándo terminó de importarse, en UTC. Vacío: no terminó.',
      importada_por: 'El usuario que la importó.',
      motivo: 'Por qué se deshizo.',
    },
  },
  importacion_fila: {
    dice: 'Las filas de esas planillas, tal como vinieron, y qué se dijo de cada una.',
    columnas: {
      importacion_id: 'La planilla.',
      hoja: 'La hoja, desde 0.',
      fila: 'La fila, desde 1, como la muestra la planilla.',
      celdas: 'Sus celdas, en JSON. Vacío: estaba borrada en el archivo.',
      que: 'Qué resultó: nueva, cambia, igual, rehusada o salteada. Vacío: no es un dato, o no se revisó.',
      hallazgos: 'Lo que no salió bien, o hay que saber, en JSON.',
      dice: 'De qué habla la fila, en un renglón.',
    },
  },
  importacion_registro: {
    dice: 'Lo que esas filas escriben en el registro, uno por uno, y con qué se deshace.',
    columnas: {
      importacion_id: 'La planilla.',
      n: 'Su lugar, desde 1.',
      hoja: 'La hoja de la que sale, desde 0.',
      fila: 'La fila de la que sale, desde 1.',
      valores: 'Lo que dice la fila, ya leído, en JSON.',
      suerte: 'Qué se iba a hacer: nueva, cambia o igual (nada).',
      cambios: 'Qué cambia, en palabras, en JSON.',
      hecho:
        'Qué se hizo: escrito, igual (ya estaba), rehusado (dejó de poder ser), deshecho o quedo (no se pudo ' +
        'deshacer). Vacío: todavía nada.',
      entidad_id:
        'El número interno de la fila del registro que se escribió, en la tabla que dice el destino.',
      antes: 'Lo que había antes, en JSON. Vacío: no había nada.',
      version:
        'La versión en que quedó lo escrito: si subió, alguien lo cambió después. Vacío: no lleva versión.',
      quedo_porque: 'Por qué no se escribió, o no se deshizo.',
    },
  },
} as const satisfies TablasEnPalabras
