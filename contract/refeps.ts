import * as z from 'zod'
import { entero, id, nulo, opcional, siNo, texto } from '@/contract/campos'
import { CARGADA, columnasPedidas, COMPARACION, DECIDIDO, lecturaDe, PAGINA } from '@/contract/comparacion'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import { MAX_MOTIVO } from '@/domain/papel'
import { CLAVES_DE_ACCION, CLAVES_DE_CLASE } from '@/domain/refeps/clases'
import { CAMPOS_DE } from '@/domain/refeps/columnas'

/** The register beside an extract of the national one is an extension as a whole (decision 320). */
const clase = z.enum(CLAVES_DE_CLASE, 'Elija una opción')
const accion = z.enum(CLAVES_DE_ACCION, 'Elija qué se hace')

const lado = objeto({
  dni: nulo(entero()),
  matricula: nulo(entero()),
  apellidoNombre: texto(),
  estado: texto(),
  especialidades: nulo(z.array(texto())),
}).cable

/** Keeps an extract and compares it where its columns are known; the same bytes again answer the comparison of before. */
export const cargar = archivo({
  metodo: 'POST',
  ruta: '/refeps/cargar',
  acceso: 'refeps.comparar',
  extension: true,
  auditoria: { acto: 'refeps.cargar', palabras: 'Extracto de REFEPS' },
  entra: PLANILLA_ENTRANTE,
  entrada: objeto({}),
  salida: CARGADA,
})

/** The newest first. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/refeps/traerTodas',
  acceso: 'refeps.comparar',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina: PAGINA }),
  salida: objeto(COMPARACION).cable,
})

/** One with its differences by class, and how its extract is read. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/refeps/traerDatos',
  acceso: 'refeps.comparar',
  extension: true,
  ejemplo: ({ comparacionID }) => ({ comparacionID }),
  entrada: objeto({ comparacionID: id }),
  salida: objeto({
    ...COMPARACION,
    ...lecturaDe(CAMPOS_DE.refeps, CLAVES_DE_CLASE),
    avisar: entero(),
  }).cable,
})

/** Compares by these columns: this one where it waits for them, otherwise the same extract anew with today's register. */
export const comparar = dato({
  metodo: 'POST',
  ruta: '/refeps/comparar',
  acceso: 'refeps.comparar',
  extension: true,
  auditoria: { acto: 'refeps.comparar', palabras: 'Comparación con REFEPS' },
  ejemplo: ({ comparacionID }) => ({
    comparacionID,
    columnasJSON: JSON.stringify([
      { campo: 'dni', columna: 0 },
      { campo: 'apellidoNombre', columna: 2 },
      { campo: 'estado', columna: 3 },
    ]),
  }),
  entrada: columnasPedidas(CAMPOS_DE.refeps),
  salida: objeto({ comparacionID: id }).cable,
})

/** The dangerous first. `cambio`: the record says something else than when both were compared. */
export const traerDiferencias = lista({
  metodo: 'GET',
  ruta: '/refeps/traerDiferencias',
  acceso: 'refeps.comparar',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ comparacionID }) => ({ comparacionID, clase: 'activaAqui', nroPagina: 1 }),
  entrada: objeto({ comparacionID: id, clase: opcional(clase), resueltas: opcional(siNo), pagina: PAGINA }),
  salida: objeto({
    filaID: id,
    clase,
    /** The row of the extract. */
    fila: nulo(entero()),
    matriculadoID: nulo(id),
    alla: nulo(lado),
    aqui: nulo(lado),
    cambio: siNo,
    resuelta: nulo(accion),
    ...DECIDIDO,
  }).cable,
})

/** What is decided of one difference; deciding again takes the place of it. */
export const resolver = dato({
  metodo: 'POST',
  ruta: '/refeps/resolver',
  acceso: 'refeps.comparar',
  extension: true,
  auditoria: { acto: 'refeps.resolver', palabras: 'Diferencia con REFEPS resuelta' },
  ejemplo: ({ diferenciaRefeps }) => ({ filaID: diferenciaRefeps, accion: 'avisar', motivo: '' }),
  entrada: objeto({ filaID: id, accion, motivo: opcional(texto(MAX_MOTIVO)) }),
  salida: z.null(),
})

/** What there is to tell whoever keeps the national register, with what is asked of him. */
export const exportarAvisos = lista({
  metodo: 'GET',
  ruta: '/refeps/exportarAvisos',
  acceso: 'padron.exportar',
  extension: true,
  lista: 'completa',
  ejemplo: ({ comparacionID }) => ({ comparacionID }),
  entrada: objeto({ comparacionID: id }),
  salida: objeto({
    id,
    matricula: nulo(entero()),
    dni: nulo(entero()),
    apellidoNombre: texto(),
    clase: texto(),
    alla: texto(2_000),
    aqui: texto(2_000),
    pedido: texto(2_000),
  }).cable,
})
