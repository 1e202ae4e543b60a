import * as z from 'zod'
import {
  dinero,
  entero,
  id,
  monto,
  nulo,
  opcional,
  porcentaje,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { concepto } from '@/contract/catalogo/concepto'
import { llamadasDe } from '@/contract/catalogo/llamadas'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { VARIANTES } from '@/domain/cuota'
import { ANIO_MAXIMO, ANIO_MINIMO, PORCENTAJE_MAXIMO } from '@/domain/precio'

/** Prices of a year nobody has made yet: as those of 2026. */
const ANIO_DE_EJEMPLO = { anio: 2031, desde: 2026, porcentaje: 0, redondeo: 100 }

/**
 * Concepts of type 1 are yearly registration prices, whose keys `tipo`, `anio`, `tipoMatriculaID` and `variante` are
 * an extension.
 */
const leidas = {
  tipo: opcional(entero()),
  anio: opcional(entero()),
  tipoMatriculaID: opcional(id),
  variante: opcional(entero()),
  /** The act that a price rests on, and how it is called. */
  actoID: opcional(id),
  acto: opcional(texto()),
}
const escritas = {
  tipo: opcional(entero('Tipo inválido', 0, 1)),
  anio: opcional(entero('Ingrese el año', ANIO_MINIMO, ANIO_MAXIMO)),
  tipoMatriculaID: opcional(entero('Elija el tipo de matrícula', 1)),
  variante: opcional(entero('Elija el seguro', 0, VARIANTES.length - 1)),
  actoID: opcional(entero('Elija la resolución', 1)),
}
const extensiones = ['tipo', 'anio', 'tipoMatriculaID', 'variante', 'actoID'] as const

const generales = llamadasDe(concepto)
const { campos } = concepto
const propios = {
  nombre: textoRequerido(campos.nombre.requerido, campos.nombre.maximo),
  monto: monto(campos.monto.requerido),
  descripcion: vaciable(texto(campos.descripcion.maximo)),
}
const fila = {
  id,
  nombre: nulo(texto()),
  descripcion: nulo(texto(2000)),
  monto: nulo(dinero()),
  ...leidas,
  version: opcional(entero()),
}

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/concepto/traerDatos',
  // Whoever charges a concept sees its amount on choosing it.
  acceso: 'catalogos.elegir',
  ejemplo: generales.traerDatos.ejemplo,
  entrada: generales.traerDatos.entrada,
  salida: objeto(fila).cable,
})

export const crear = dato({
  metodo: 'POST',
  ruta: '/concepto/crear',
  acceso: 'catalogos.administrar',
  auditoria: generales.crear.auditoria,
  extensiones,
  ejemplo: generales.crear.ejemplo,
  entrada: objeto({ ...propios, ...escritas }),
  salida: objeto({ id: opcional(id) }).cable,
})

/**
 * A price's absent keys stay as they are; `tipo` never changes. An amount that changes without `actoID` rests on no act.
 */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/concepto/actualizarDatos',
  acceso: 'catalogos.administrar',
  auditoria: generales.actualizarDatos.auditoria,
  extensiones: [...extensiones, 'version'],
  ejemplo: generales.actualizarDatos.ejemplo,
  entrada: objeto({
    ...propios,
    ...escritas,
    id: [concepto.claves.editar, id],
    version: opcional(entero()),
  }),
  salida: z.unknown(),
})

export const traerTodosSinPaginar = lista({
  metodo: 'GET',
  ruta: '/concepto/traerTodosSinPaginar',
  acceso: 'precios.ver',
  lista: 'completa',
  ejemplo: () => ({ tipo: 1 }),
  entrada: objeto({ tipo: entero('Tipo inválido', 0, 99) }),
  salida: objeto(fila).cable,
})

/** `redondeo`: amounts become multiples of so many centavos. */
const propuesta = {
  anio: entero('Ingrese el año nuevo', ANIO_MINIMO, ANIO_MAXIMO),
  desde: entero('Elija el año de partida', ANIO_MINIMO, ANIO_MAXIMO),
  porcentaje: porcentaje(`Ingrese un porcentaje entre 0 y ${PORCENTAJE_MAXIMO}`, PORCENTAJE_MAXIMO),
  redondeo: entero('Elija el redondeo', 1, 100_000),
}

/**
 * A new year's prices from another's. `existente`: the year's present price, which stays. `ingresos`: what today's
 * members pay in twelve months at the prices of `desde`, and would at those of `anio`.
 */
export const simularAnio = dato({
  metodo: 'GET',
  ruta: '/concepto/simularAnio',
  acceso: 'precios.editar',
  extension: true,
  ejemplo: () => ANIO_DE_EJEMPLO,
  entrada: objeto(propuesta),
  salida: objeto({
    cantidad: entero(),
    total: dinero(),
    precios: z.array(
      objeto({
        tipoMatriculaID: id,
        variante: entero(),
        anterior: dinero(),
        nuevo: dinero(),
        existente: nulo(dinero()),
      }).cable,
    ),
    ingresos: z.array(
      objeto({ tipoMatriculaID: id, cantidad: entero(), antes: dinero(), despues: dinero() }).cable,
    ),
  }).cable,
})

/** Makes the year's missing prices, which rest on `actoID`. `cantidad` and `total` are what was shown and must still hold. */
export const proponerAnio = dato({
  metodo: 'POST',
  ruta: '/concepto/proponerAnio',
  acceso: 'precios.editar',
  auditoria: { acto: 'concepto.proponerAnio', palabras: 'Precios de un año nuevo' },
  extension: true,
  ejemplo: () => ({ ...ANIO_DE_EJEMPLO, cantidad: 12, total: 220_700 }),
  entrada: objeto({
    ...propuesta,
    cantidad: entero('Cantidad inválida', 1),
    total: dinero(),
    actoID: opcional(entero('Elija la resolución', 1)),
  }),
  salida: objeto({ cantidad: entero() }).cable,
})
