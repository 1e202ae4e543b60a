import * as z from 'zod'
import { entero, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { columna, destino, importacion, lectura, libro, suerte } from '@/contract/planilla-leida'
import { CODIFICACIONES, SEPARADORES } from '@/domain/libro'
import { PLANILLA_ENTRANTE } from '@/domain/importar/limites'

/** Bringing in what a council keeps in sheets is an extension as a whole (decision 280). */
const pagina = ['nroPagina', opcional(entero('Página inválida', 1))] as const
export const subir = archivo({
  metodo: 'POST',
  ruta: '/importacion/subir',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.subir', palabras: 'Planilla para importar' },
  entra: PLANILLA_ENTRANTE,
  ejemplo: () => ({ destino: 'matriculados' }),
  entrada: objeto({ destino }),
  salida: objeto({
    importacionID: id,
    /** Set where the same bytes were imported to the same place before; `registros` are those that still stand. */
    antes: nulo(
      objeto({
        ...{ importacionID: id, cuando: instante, usuario: nulo(texto()) },
        ...{ deshecha: nulo(instante), registros: entero() },
      }).cable,
    ),
  }).cable,
})

/** The newest first. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/importacion/traerTodas',
  acceso: 'importar.padron',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina }),
  salida: importacion,
})

/** One with how it is read: what the six steps show. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/importacion/traerDatos',
  acceso: 'importar.padron',
  extension: true,
  ejemplo: ({ importacionID }) => ({ importacionID }),
  entrada: objeto({ importacionID: id }),
  salida: objeto({
    importacion,
    version: entero(),
    libro,
    lectura,
    /** Of the chosen sheet, then of those joined to it. */
    hojas: z.array(objeto({ hoja: entero(), porque: nulo(texto(300)), columnas: z.array(columna) }).cable),
    /** Whose reading of the same titles was taken, and when; null where it was guessed. */
    mapeo: nulo(objeto({ cuando: instante, usuario: nulo(texto()) }).cable),
    /** Required fields without a column, by their titles. */
    faltan: z.array(texto(200)),
    /** What the evaluation was made of; sent back to import. */
    evaluacion: nulo(texto(64)),
    /** The job under way. */
    tareaID: nulo(entero()),
  }).cable,
})

/** Rows of a sheet as they are, `cantidad` from one on: fewer where it ends. */
export const traerFilas = lista({
  metodo: 'GET',
  ruta: '/importacion/traerFilas',
  acceso: 'importar.padron',
  extension: true,
  lista: 'completa',
  ejemplo: ({ importacionID }) => ({ importacionID, hoja: 0, desde: 1, cantidad: 30 }),
  entrada: objeto({
    importacionID: id,
    hoja: entero('Hoja inválida', 0),
    desde: entero('Fila inválida', 1),
    cantidad: entero('Cantidad inválida', 1, 100),
  }),
  salida: objeto({ fila: entero(), borrada: siNo, celdas: z.array(texto(500)) }).cable,
})

/** `version` is the reading that was looked at; another's change since is refused. */
export const guardarLectura = dato({
  metodo: 'POST',
  ruta: '/importacion/guardarLectura',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.leer', palabras: 'Lectura de una planilla' },
  ejemplo: ({ importacionID }) => ({
    ...{ importacionID, version: 1 },
    lecturaJSON: JSON.stringify({
      ...{ hoja: 0, encabezado: 1, columnas: ['nombre'], otras: [], fijos: [], respuestas: [] },
      opciones: {
        ...{ mayusculas: false, diaPrimero: true, variasPorCelda: '', filaDePrecios: 0 },
        ...{ completarHasta: false, modo: 'vacios', sinComa: 'rehusar' },
      },
    }),
  }),
  entrada: objeto({ importacionID: id, version: entero(), lectura: ['lecturaJSON', jsonEn(lectura)] }),
  salida: objeto({ version: entero() }).cable,
})

/** Reads the file's bytes anew, as what a person says they are; the reading is guessed anew. */
export const releer = dato({
  metodo: 'POST',
  ruta: '/importacion/releer',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.leer', palabras: 'Lectura de una planilla' },
  ejemplo: ({ importacionID }) => ({ importacionID, codificacion: 'utf-8', separador: ';' }),
  entrada: objeto({
    importacionID: id,
    codificacion: opcional(z.enum(CODIFICACIONES)),
    separador: opcional(z.enum(SEPARADORES)),
  }),
  salida: objeto({ version: entero() }).cable,
})

/** The sheet as it would be read with its titles in another row. */
export const traerAdivinada = dato({
  metodo: 'GET',
  ruta: '/importacion/traerAdivinada',
  acceso: 'importar.padron',
  extension: true,
  ejemplo: ({ importacionID }) => ({ importacionID, hoja: 0, encabezado: 1 }),
  entrada: objeto({
    importacionID: id,
    hoja: entero('Hoja inválida', 0),
    encabezado: opcional(entero('Fila inválida', 0)),
  }),
  salida: objeto({ lectura, columnas: z.array(columna) }).cable,
})

/** What the file says that is not understood by itself, each value once, and what is said of the whole file. */
export const traerValores = lista({
  metodo: 'GET',
  ruta: '/importacion/traerValores',
  acceso: 'importar.padron',
  extension: true,
  lista: 'completa',
  ejemplo: ({ importacionID }) => ({ importacionID }),
  entrada: objeto({ importacionID: id }),
  salida: objeto({
    campo: texto(60),
    titulo: texto(200),
    /** Asked once for the whole file: no column gives it. */
    fijo: siNo,
    /** May what is missing be added to the list? */
    agregable: siNo,
    opciones: z.array(texto(300)),
    valores: z.array(
      objeto({
        valor: texto(500),
        filas: entero(),
        propuesto: nulo(texto(300)),
        /** Equal but for accents or a known abbreviation: told, and not asked. */
        seguro: siNo,
      }).cable,
    ),
  }).cable,
})

/** A job judges every row and writes nothing but its verdict. */
export const revisar = dato({
  metodo: 'POST',
  ruta: '/importacion/revisar',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.revisar', palabras: 'Revisión de una planilla' },
  ejemplo: ({ importacionID }) => ({ importacionID }),
  entrada: objeto({ importacionID: id }),
  salida: objeto({ tareaID: id }).cable,
})

const hallazgo = objeto({
  /** 'C' as the spreadsheet calls it; null where it is of the row. */
  columna: nulo(texto(3)),
  campo: nulo(texto(200)),
  codigo: texto(60),
  texto: texto(1_000),
}).cable

/** Judged rows in the file's order, those with a fate or a kind of finding where one is asked for. */
export const traerRenglones = lista({
  metodo: 'GET',
  ruta: '/importacion/traerRenglones',
  acceso: 'importar.padron',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ importacionID }) => ({ importacionID, que: 'rehusada', nroPagina: 1 }),
  entrada: objeto({
    importacionID: id,
    que: opcional(suerte),
    conAviso: opcional(siNo),
    codigo: opcional(texto(60)),
    pagina,
  }),
  salida: objeto({
    hoja: texto(255),
    fila: entero(),
    que: suerte,
    /** The row as the file has it, for an error sheet. */
    celdas: z.array(texto(500)),
    /** What it says, in a line: 'Sosa, Benjamín Tomás · matrícula 2001'. */
    dice: texto(1_000),
    hallazgos: z.array(hallazgo),
    cambios: z.array(objeto({ campo: texto(200), antes: texto(1_000), despues: texto(1_000) }).cable),
  }).cable,
})

/** Kinds of finding of the last review, the most frequent first. */
export const traerHallazgos = lista({
  metodo: 'GET',
  ruta: '/importacion/traerHallazgos',
  acceso: 'importar.padron',
  extension: true,
  lista: 'completa',
  ejemplo: ({ importacionID }) => ({ importacionID }),
  entrada: objeto({ importacionID: id }),
  salida: objeto({
    codigo: texto(60),
    /** One of its sentences. */
    texto: texto(1_000),
    rehusa: siNo,
    filas: entero(),
  }).cable,
})

/** A job writes what was reviewed. The counts and the evaluation are what was shown and must still hold. */
export const importar = dato({
  metodo: 'POST',
  ruta: '/importacion/importar',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.importar', palabras: 'Planilla importada' },
  ejemplo: ({ importacionID }) => ({ importacionID, nuevas: 1, cambian: 0, evaluacion: 'x' }),
  entrada: objeto({
    importacionID: id,
    nuevas: entero('Cantidad inválida', 0),
    cambian: entero('Cantidad inválida', 0),
    evaluacion: texto(64),
  }),
  salida: objeto({ tareaID: id }).cable,
})

/** What undoing it would take back, and one page of what would stay, with why. */
export const simularDeshacer = dato({
  metodo: 'GET',
  ruta: '/importacion/simularDeshacer',
  acceso: 'importar.deshacer',
  extension: true,
  ejemplo: ({ importacionID }) => ({ importacionID, nroPagina: 1 }),
  entrada: objeto({ importacionID: id, pagina }),
  salida: objeto({
    cantidad: entero(),
    quedan: entero(),
    filas: z.array(objeto({ fila: entero(), dice: texto(1_000), detalle: texto(1_000) }).cable),
  }).cable,
})

/** A job takes back what nothing rests on; `cantidad` is what was shown. */
export const deshacer = dato({
  metodo: 'POST',
  ruta: '/importacion/deshacer',
  acceso: 'importar.deshacer',
  extension: true,
  auditoria: { acto: 'importacion.deshacer', palabras: 'Importación deshecha' },
  ejemplo: ({ importacionID }) => ({ importacionID, motivo: 'Planilla equivocada', cantidad: 1 }),
  entrada: objeto({
    importacionID: id,
    motivo: textoRequerido('Ingrese el motivo', 1_000),
    cantidad: entero('Cantidad inválida', 1),
  }),
  salida: objeto({ tareaID: id }).cable,
})

/** A draft that is not wanted: nothing of it was written. */
export const descartar = dato({
  metodo: 'POST',
  ruta: '/importacion/descartar',
  acceso: 'importar.padron',
  extension: true,
  auditoria: { acto: 'importacion.descartar', palabras: 'Planilla descartada' },
  ejemplo: ({ importacionID }) => ({ importacionID }),
  entrada: objeto({ importacionID: id }),
  salida: objeto({}).cable,
})
