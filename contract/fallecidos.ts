import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, siNo, texto } from '@/contract/campos'
import { CARGADA, columnasPedidas, COMPARACION, DECIDIDO, lecturaDe, PAGINA } from '@/contract/comparacion'
import { debitoCerrado } from '@/contract/debito-cerrado'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVES_DE_ACCION, CLAVES_DE_CLASE, CON_MOTIVO } from '@/domain/fallecidos/clases'
import { PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import { MAX_MOTIVO } from '@/domain/papel'
import { CAMPOS_DE } from '@/domain/refeps/columnas'

/** A list of deaths beside the register is an extension as a whole (decision 317). */
const clase = z.enum(CLAVES_DE_CLASE, 'Elija una opción')

/** Keeps a list and reads it where its columns are known; the same bytes again answer the list of before. */
export const cargar = archivo({
  metodo: 'POST',
  ruta: '/fallecidos/cargar',
  acceso: 'refeps.comparar',
  extension: true,
  auditoria: { acto: 'fallecidos.cargar', palabras: 'Lista de fallecidos' },
  entra: PLANILLA_ENTRANTE,
  entrada: objeto({}),
  salida: CARGADA,
})

/** The newest first. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/fallecidos/traerTodas',
  acceso: 'refeps.comparar',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina: PAGINA }),
  salida: objeto(COMPARACION).cable,
})

/** One with its rows by class, and how it is read. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/fallecidos/traerDatos',
  acceso: 'refeps.comparar',
  extension: true,
  ejemplo: ({ listaDeFallecidos }) => ({ comparacionID: listaDeFallecidos }),
  entrada: objeto({ comparacionID: id }),
  salida: objeto({ ...COMPARACION, ...lecturaDe(CAMPOS_DE.fallecidos, CLAVES_DE_CLASE) }).cable,
})

/** Reads it by these columns: this one where it waits for them, otherwise the same list anew beside today's register. */
export const comparar = dato({
  metodo: 'POST',
  ruta: '/fallecidos/comparar',
  acceso: 'refeps.comparar',
  extension: true,
  auditoria: { acto: 'fallecidos.comparar', palabras: 'Lista de fallecidos leída' },
  ejemplo: ({ listaDeFallecidos }) => ({
    comparacionID: listaDeFallecidos,
    columnasJSON: JSON.stringify([
      { campo: 'dni', columna: 0 },
      { campo: 'apellidoNombre', columna: 1 },
      { campo: 'dia', columna: 2 },
    ]),
  }),
  entrada: columnasPedidas(CAMPOS_DE.fallecidos),
  salida: objeto({ comparacionID: id }).cable,
})

const DE_QUIEN = { dni: nulo(entero()), matricula: nulo(entero()), apellidoNombre: texto() } as const

/** A payment after the day that the list says. */
const pago = objeto({
  fecha: fecha(),
  monto: dinero(),
  medio: texto(),
  recibo: nulo(entero()),
  deAlguien: siNo,
}).cable

/**
 * Who waits to be written down first. `cambio`: the record says something else than when the list was read; `reparo`: why
 * the day cannot be that of his death, as it stands.
 */
export const traerFilas = lista({
  metodo: 'GET',
  ruta: '/fallecidos/traerFilas',
  acceso: 'refeps.comparar',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ listaDeFallecidos }) => ({
    comparacionID: listaDeFallecidos,
    clase: 'porAsentar',
    nroPagina: 1,
  }),
  entrada: objeto({ comparacionID: id, clase: opcional(clase), resueltas: opcional(siNo), pagina: PAGINA }),
  salida: objeto({
    filaID: id,
    clase,
    /** The row of the list. */
    fila: entero(),
    matriculadoID: id,
    alla: objeto({ ...DE_QUIEN, dia: nulo(fecha()), otrosDias: z.array(fecha()) }).cable,
    aqui: objeto({ ...DE_QUIEN, estado: texto(), desde: nulo(fecha()), nacimiento: nulo(fecha()) }).cable,
    cambio: siNo,
    reparo: nulo(texto()),
    pagos: z.array(pago),
    resuelta: nulo(z.enum(CLAVES_DE_ACCION)),
    ...DECIDIDO,
  }).cable,
})

/** What is decided of a row but to write it down; deciding again takes the place of it. */
export const resolver = dato({
  metodo: 'POST',
  ruta: '/fallecidos/resolver',
  acceso: 'fallecidos.asentar',
  extension: true,
  auditoria: { acto: 'fallecidos.resolver', palabras: 'Lista de fallecidos: una fila resuelta' },
  ejemplo: ({ filaDeFallecido }) => ({
    filaID: filaDeFallecido,
    accion: 'dejar',
    motivo: 'Falta la partida',
  }),
  entrada: objeto({
    filaID: id,
    accion: z.enum(CON_MOTIVO, 'Elija qué se hace'),
    motivo: opcional(texto(MAX_MOTIVO)),
  }),
  salida: z.null(),
})

/**
 * Writes one death down by the change of state that a clerk makes, from its day, with what was ticked of simularEstado.
 * `comprobado`: the certificate was looked at, which is asked for where he paid after that day or may be somebody else.
 */
export const asentar = dato({
  metodo: 'POST',
  ruta: '/fallecidos/asentar',
  acceso: 'fallecidos.asentar',
  extension: true,
  auditoria: { acto: 'fallecidos.asentar', palabras: 'Fallecimiento asentado de una lista' },
  ejemplo: ({ filaDeFallecido }) => ({
    ...{ filaID: filaDeFallecido, desde: '2026-11-01' },
    ...{ bajaSeguro: false, bajaDebito: false, eliminarFuturas: false, comprobado: false },
  }),
  entrada: objeto({
    filaID: id,
    desde: fecha(),
    bajaSeguro: opcional(siNo),
    bajaDebito: opcional(siNo),
    eliminarFuturas: opcional(siNo),
    montoFuturas: opcional(dinero()),
    comprobado: opcional(siNo),
  }),
  salida: nulo(objeto({ cerrados: opcional(z.array(debitoCerrado)) }).cable),
})

/** All rows of a list, with what is known of each and what was decided. */
export const exportar = lista({
  metodo: 'GET',
  ruta: '/fallecidos/exportar',
  acceso: 'padron.exportar',
  extension: true,
  lista: 'completa',
  ejemplo: ({ listaDeFallecidos }) => ({ comparacionID: listaDeFallecidos }),
  entrada: objeto({ comparacionID: id }),
  salida: objeto({
    id,
    clase: texto(),
    matricula: nulo(entero()),
    dni: nulo(entero()),
    apellidoNombre: texto(),
    dia: nulo(fecha()),
    enLaLista: texto(),
    aqui: texto(),
    aviso: texto(2_000),
    decidido: texto(2_000),
  }).cable,
})
