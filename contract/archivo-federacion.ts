import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { DATOS_REQUERIDOS, ENSAYOS, HOJAS, MAX_HOJA, MOTIVOS } from '@/domain/archivo-federacion'

const MES = {
  mes: entero('Elija el mes', 1, 12),
  anio: entero('Elija el año', 2000, 2199),
} as const
const EJEMPLO = { mes: 11, anio: 2026 } as const
const hoja = z.enum(HOJAS, 'Elija una hoja')

/** A line of the federation's sheets, by the specification's keys. */
const LINEA = {
  apellidoNombre: texto(),
  dni: nulo(texto()),
  cuit: nulo(texto()),
  matricula: nulo(entero()),
  fechaInicio: nulo(fecha()),
  fechaBaja: nulo(fecha()),
  domicilio: nulo(texto()),
  cp: nulo(texto()),
  localidad: nulo(texto()),
  provincia: nulo(texto()),
  espec1: nulo(texto()),
  espec2: nulo(texto()),
  espec3: nulo(texto()),
  espec4: nulo(texto()),
  espec5: nulo(texto()),
  fechaNac: nulo(fecha()),
  sumaAsegurada: nulo(dinero()),
  tipoSeguro: nulo(texto()),
} as const

/**
 * The specification's call: who began, who ended and who was insured in a month. `lista` is the list that a row stands
 * in; the specification does not show how they are told apart (decision 148).
 */
export const altasBajasFederacion = lista({
  metodo: 'GET',
  ruta: '/estadisticas/altasBajasFederacion',
  acceso: 'federacion.archivos',
  lista: 'completa',
  listas: HOJAS,
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({ ...LINEA, lista: opcional(hoja) }).cable,
})

const version = {
  id,
  generado: instante,
  quien: nulo(texto()),
  altas: entero(),
  bajas: entero(),
  unificado: entero(),
}

/** What the files of a month would hold now, and the month of the last file before it. */
export const contar = dato({
  metodo: 'GET',
  ruta: '/archivoFederacion/contar',
  acceso: 'federacion.archivos',
  extension: true,
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({
    anterior: nulo(objeto({ ...MES, generado: instante }).cable),
    listas: z.array(objeto({ lista: z.enum(ENSAYOS), cantidad: entero() }).cable),
  }).cable,
})

/** Who is in one of the lists and why. `id` is of the list alone; `otroTipo` and its neighbours are of before. */
export const ensayar = lista({
  metodo: 'GET',
  ruta: '/archivoFederacion/ensayar',
  acceso: 'federacion.archivos',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ ...EJEMPLO, nroPagina: 1, lista: 'unificado', nombre: 'ledesma' }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...MES,
    lista: z.enum(ENSAYOS, 'Elija una lista'),
    nombre: opcional(texto(100)),
  }),
  salida: objeto({
    id,
    matriculadoID: id,
    matricula: entero(),
    apellidoNombre: texto(),
    tipoSeguro: nulo(texto()),
    sumaAsegurada: nulo(dinero()),
    desde: fecha(),
    hasta: nulo(fecha()),
    motivo: nulo(z.enum(MOTIVOS)),
    otroTipo: nulo(texto()),
    otraFecha: nulo(fecha()),
    otraSuma: nulo(dinero()),
    faltan: z.array(z.enum(DATOS_REQUERIDOS)),
  }).cable,
})

/** Freezes who is in the files of a month, `lineas` in all. They are there once `guardarHoja` has brought all three. */
export const generar = dato({
  metodo: 'POST',
  ruta: '/archivoFederacion/generar',
  acceso: 'federacion.archivos',
  extension: true,
  auditoria: { acto: 'federacion.generar', palabras: 'Archivos de la federación generados' },
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({ id, lineas: entero(), altas: entero(), bajas: entero(), unificado: entero() }).cable,
})

/**
 * A sheet's lines among the `cantidad` frozen ones that come after an order, by name: where the next lot begins is known
 * before this one is read.
 */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/archivoFederacion/traerLote',
  acceso: 'federacion.archivos',
  extension: true,
  lista: 'completa',
  ejemplo: ({ archivoFederacionID }) => ({ archivoFederacionID, hoja: 'unificado', cantidad: 10 }),
  entrada: objeto({
    archivoFederacionID: id,
    hoja,
    cantidad: entero('Cantidad inválida', 1, 5000),
    despuesDe: opcional(entero('Orden inválido', 0)),
  }),
  salida: objeto({ orden: entero(), ...LINEA }).cable,
})

/** A sheet as the web wrote it, which is kept as it is. */
export const guardarHoja = archivo({
  metodo: 'POST',
  ruta: '/archivoFederacion/guardarHoja',
  acceso: 'federacion.archivos',
  extension: true,
  auditoria: { acto: 'federacion.guardar', palabras: 'Archivo de la federación guardado' },
  entra: {
    tipos: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    maximo: MAX_HOJA,
  },
  ejemplo: ({ archivoFederacionAbierto }) => ({
    archivoFederacionID: archivoFederacionAbierto,
    hoja: 'altas',
  }),
  entrada: objeto({ archivoFederacionID: id, hoja }),
  salida: objeto({ huella: texto(64) }).cable,
})

/** The files of a month as they were generated, the last first. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/archivoFederacion/traerTodos',
  acceso: 'federacion.archivos',
  extension: true,
  lista: 'completa',
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({
    ...version,
    hojas: z.array(objeto({ hoja, huella: texto(64), bytes: entero() }).cable),
  }).cable,
})

export const bajar = archivo({
  metodo: 'GET',
  ruta: '/archivoFederacion/bajar',
  acceso: 'federacion.archivos',
  extension: true,
  sale: true,
  ejemplo: ({ archivoFederacionID }) => ({ archivoFederacionID, hoja: 'altas' }),
  entrada: objeto({ archivoFederacionID: id, hoja }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})
