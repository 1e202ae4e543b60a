import * as z from 'zod'
import { bit, dinero, entero, filtro, id, opcional, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { orden } from '@/contract/orden'
import { COBERTURAS, COLUMNAS } from '@/domain/listado'

/** More than any catalogue has, and few enough for an address. */
const MAX_OPCIONES = 500
const opciones = () => filtro(jsonEn(z.array(id).max(MAX_OPCIONES, `Elija hasta ${MAX_OPCIONES}`)))
const campos = filtro(jsonEn(z.array(z.enum(COLUMNAS, 'Columna desconocida')).max(COLUMNAS.length)))

/** An empty list and no key are no filter; `formas` has 41 and 42 for the two banks with files of their own. */
const FILTROS = {
  tipos: ['tipoMatricula', opciones()],
  formas: ['formaPago', opciones()],
  provincias: ['provincia', opciones()],
  especialidades: ['especialidad', opciones()],
  practicas: ['practica', opciones()],
  cobertura: ['federacion', filtro(z.enum(COBERTURAS, 'Elija una opción'))],
  enPlan: ['planPagos', filtro(bit)],
} as const
const EJEMPLO = {
  tipoMatricula: '[1,2,3]',
  formaPago: '[1,41,42]',
  provincia: '[]',
  federacion: 'SIN COBERTURA',
  planPagos: 0,
  orden: 'nombre asc',
} as const

/** Names one after the other; another server's may be a list. */
const enumerados = z.codec(z.union([z.string(), z.array(z.unknown())]), z.string(), {
  decode: (value) => (typeof value === 'string' ? value : value.map(nameOf).filter(Boolean).join(', ')),
  encode: (value) => value,
})
const nameOf = (one: unknown): string =>
  typeof one === 'object' && one !== null
    ? String(Object.values(one).find((value) => typeof value === 'string') ?? '')
    : String(one)

/** Only the columns that were asked for are there. */
const fila = objeto({
  id,
  matricula: opcional(entero()),
  dni: opcional(entero()),
  nombre: ['apellido_nombre', opcional(texto())],
  telefono: opcional(texto()),
  email: opcional(texto()),
  cobertura: ['tipoCobertura', opcional(texto())],
  especialidades: opcional(enumerados),
  deuda: opcional(dinero()),
  estado: opcional(texto()),
  formaPago: opcional(texto()),
  provincia: opcional(texto()),
}).cable

/** A page of 50 of our own server; the specification's call has no page, and is answered with every row (decision 171). */
export const listadoMatriculados = lista({
  metodo: 'GET',
  ruta: '/estadisticas/listado_matriculados',
  acceso: 'listado.ver',
  lista: 'paginada',
  extensiones: ['pagina'],
  ejemplo: () => ({ ...EJEMPLO, campos: '["nombre","cobertura","deuda"]', nroPagina: 1 }),
  entrada: objeto({
    ...FILTROS,
    orden: filtro(orden(COLUMNAS)),
    campos,
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
  }),
  salida: fila,
})

const IDS_EN_TEXTO = 4_000_000

/** Who is in the list, in its order: ids with commas between them, since 200,000 are read at once. */
export const traerOrden = dato({
  metodo: 'GET',
  ruta: '/listado/traerOrden',
  acceso: 'listado.ver',
  extension: true,
  ejemplo: () => EJEMPLO,
  entrada: objeto({ ...FILTROS, orden: filtro(orden(COLUMNAS)) }),
  salida: objeto({ cantidad: entero(), ids: texto(IDS_EN_TEXTO) }).cable,
})

/** As many as an address holds. */
export const MAX_LOTE = 1_000

/** These members' rows in this order, for exports; who is gone meanwhile is left out. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/listado/traerLote',
  acceso: 'listado.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadosJSON: JSON.stringify([matriculadoID]), campos: '["dni"]' }),
  entrada: objeto({
    ids: [
      'matriculadosJSON',
      jsonEn(z.array(id).min(1, 'Elija al menos uno').max(MAX_LOTE, `Hasta ${MAX_LOTE}`)),
    ],
    campos,
  }),
  salida: fila,
})
