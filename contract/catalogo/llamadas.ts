import * as z from 'zod'
import {
  dinero,
  entero,
  id,
  nulo,
  opcional,
  siNo,
  siNoSalvo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { filaDeEjemplo } from '@/contract/catalogo/ejemplo'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { Escena } from '@/contract/escena'
import { type Acto, type Ejemplo, type LlamadaDato, type LlamadaLista, dato, lista } from '@/contract/llamada'
import { nota } from '@/contract/nota'
import { objeto } from '@/contract/objeto'
import { orden } from '@/contract/orden'
import { ordenOf } from '@/contract/catalogo/orden'
import { byRuta } from '@/contract/por-ruta'
import { MAX_CENTAVOS, type Centavos } from '@/domain/dinero'
import type { OrdenDe } from '@/domain/orden'

type ValorDe<C extends CampoCatalogo> = C['tipo'] extends 'texto' | 'parrafo'
  ? string
  : C['tipo'] extends 'dinero'
    ? Centavos
    : C['tipo'] extends 'siNo'
      ? boolean
      : number
type Campos<D extends DeclaracionCatalogo> = D['campos']
type Exigidos<D extends DeclaracionCatalogo> = {
  [K in keyof Campos<D>]: Campos<D>[K] extends { requerido: string } | { tipo: 'siNo' } ? K : never
}[keyof Campos<D>]

export type FormaCatalogo<D extends DeclaracionCatalogo> = {
  -readonly [K in Exigidos<D>]: ValorDe<Campos<D>[K]>
} & { -readonly [K in Exclude<keyof Campos<D>, Exigidos<D>>]?: ValorDe<Campos<D>[K]> | undefined }

/** Fields may be null, and references bring the chosen one's name beside. */
export type FilaCatalogo<D extends DeclaracionCatalogo = DeclaracionCatalogo> = {
  id: number
  /** Extension: changes with every edit; an edit made on an older one is refused. */
  version?: number | undefined
  /** Extension: a fixed row, which cannot be deleted. */
  fijo?: boolean | undefined
} & { -readonly [K in keyof Campos<D>]: ValorDe<Campos<D>[K]> | null } & {
  [K in keyof Campos<D> as Campos<D>[K] extends { muestra: infer M extends string } ? M : never]:
    | string
    | null
}

interface Ids {
  id: number
}
type GET = { metodo: 'GET'; acceso: DeclaracionCatalogo['permiso'] }
type POST = { metodo: 'POST'; acceso: DeclaracionCatalogo['permiso']; auditoria: Acto }
type Busqueda = {
  pagina?: number | undefined
  buscar?: string | undefined
  orden?: OrdenDe<string> | undefined
}

type RutaDe<D extends DeclaracionCatalogo, C extends string> = { ruta: `/${D['noun']}/${C}` }

export interface LlamadasCatalogo<D extends DeclaracionCatalogo> {
  traerTodos: LlamadaLista<Busqueda, FilaCatalogo<D>> & GET & RutaDe<D, 'traerTodos'>
  traerDatos: LlamadaDato<Ids, FilaCatalogo<D>> & GET & RutaDe<D, 'traerDatos'>
  crear: LlamadaDato<FormaCatalogo<D>, { id?: number | undefined }> & POST & RutaDe<D, 'crear'>
  actualizarDatos: LlamadaDato<FormaCatalogo<D> & Ids & { version?: number | undefined }, unknown> &
    POST &
    RutaDe<D, 'actualizarDatos'>
  eliminar: LlamadaDato<Ids, unknown> & POST & RutaDe<D, 'eliminar'>
  restaurar: LlamadaDato<Ids, unknown> & POST & RutaDe<D, 'restaurar'>
}
type Llamadas = keyof LlamadasCatalogo<DeclaracionCatalogo>

const ACTOS = { crear: 'Alta', actualizarDatos: 'Edición', eliminar: 'Baja', restaurar: 'Recuperación' }
const actOf = ({ noun, singular }: DeclaracionCatalogo, name: keyof typeof ACTOS): Acto => ({
  acto: `${noun}.${name}`,
  palabras: `${ACTOS[name]} de ${singular}`.replace(' de el ', ' del '),
})

/**
 * Extensions: lists are searched by `buscar` and put in an `orden`, edits carry their `version`, and restaurar brings a deleted row back.
 * Built from data, so the types are stated where they are known.
 */
export function llamadasDe<D extends DeclaracionCatalogo>(d: D): LlamadasCatalogo<D> {
  const fila = objeto(rowFields(d)).cable
  const formas = Object.fromEntries(Object.entries(d.campos).map(([key, campo]) => [key, inputOf(campo)]))
  const ejemplos = examplesOf(d)
  const common = <M extends 'GET' | 'POST', N extends Llamadas>(metodo: M, name: N) =>
    ({
      metodo,
      ruta: `/${d.noun}/${name}`,
      acceso: d.permiso,
      ejemplo: ejemplos[name],
      ...(d.propio && ({ extension: true } as const)),
    }) as const
  const change = (name: keyof typeof ACTOS) => ({ ...common('POST', name), auditoria: actOf(d, name) })
  const calls = {
    traerTodos: lista({
      ...common('GET', 'traerTodos'),
      lista: 'paginada',
      extensiones: ['buscar', 'orden'],
      entrada: objeto({
        pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
        buscar: opcional(texto(100)),
        orden: opcional(orden(ordenOf(d).por)),
      }),
      salida: fila,
    }),
    traerDatos: dato({
      ...common('GET', 'traerDatos'),
      entrada: objeto({ id: [d.claves.leer, id] }),
      salida: fila,
    }),
    crear: dato({
      ...change('crear'),
      entrada: objeto({ ...formas, ...defaultsOf(d) }),
      salida: objeto({ id: opcional(id) }).cable,
    }),
    actualizarDatos: dato({
      ...change('actualizarDatos'),
      ...(d.edicionPropia && { extension: true }),
      extensiones: ['version'],
      entrada: objeto({ ...formas, id: [d.claves.editar, id], version: opcional(entero()) }),
      salida: z.unknown(),
    }),
    eliminar: dato({
      ...change('eliminar'),
      entrada: objeto({ id: [d.claves.eliminar, id] }),
      salida: z.unknown(),
    }),
    restaurar: dato({
      ...change('restaurar'),
      extension: true,
      entrada: objeto({ id }),
      salida: z.unknown(),
    }),
  }
  return calls as unknown as LlamadasCatalogo<D>
}

function examplesOf(d: DeclaracionCatalogo): Record<Llamadas, Ejemplo> {
  const rowsOf = ({ catalogos }: Escena) => catalogos[d.noun] ?? { fila: 0, eliminada: 0 }
  return {
    traerTodos: () => ({ nroPagina: 1, buscar: 'prueba' }),
    traerDatos: (escena) => ({ [d.claves.leer]: rowsOf(escena).fila }),
    crear: () => filaDeEjemplo(d, 'Una más'),
    actualizarDatos: (escena) => ({
      ...filaDeEjemplo(d, 'Cambiada'),
      [d.claves.editar]: rowsOf(escena).fila,
      version: 1,
    }),
    eliminar: (escena) => ({ [d.claves.eliminar]: rowsOf(escena).fila }),
    restaurar: (escena) => ({ id: rowsOf(escena).eliminada }),
  }
}

type DeCatalogos = {
  [
    R in `/${NounCatalogo}/${Llamadas}`
  ]: R extends `/${infer N extends NounCatalogo}/${infer C extends Llamadas}`
    ? LlamadasCatalogo<(typeof CATALOGOS)[N]>[C]
    : never
}

export const llamadasDeCatalogos = (): DeCatalogos =>
  Object.assign(
    {},
    ...Object.values<DeclaracionCatalogo>(CATALOGOS).map((catalogo) => byRuta(llamadasDe(catalogo))),
  ) as DeCatalogos

const defaultsOf = (d: DeclaracionCatalogo): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(d.campos).flatMap(([key, campo]) =>
      campo.tipo === 'siNo' ? [[key, siNoSalvo(campo.porDefecto)]] : [],
    ),
  )

/** `requerido` is the text for a missing value; without it the field is written empty. */
function inputOf(campo: CampoCatalogo): z.ZodType {
  const { requerido } = campo
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return requerido ? textoRequerido(requerido, campo.maximo) : vaciable(texto(campo.maximo))
    case 'entero': {
      const codec = entero(requerido ?? campo.mensaje, campo.minimo, campo.maximo)
      return requerido ? codec : vaciable(codec, null)
    }
    case 'dinero':
      return requerido
        ? dinero(requerido, 0n, MAX_CENTAVOS)
        : vaciable(dinero(undefined, 0n, MAX_CENTAVOS), null)
    case 'siNo':
      return siNo
    case 'referencia': {
      const codec = entero(requerido ?? 'Elija una opción', 1)
      return requerido ? codec : vaciable(codec, null)
    }
  }
}

/** A server may send the whole row instead of its name. */
const nombreDeOtra = z
  .codec(z.union([texto(), z.object({ nombre: texto() })]), texto(), {
    decode: (value) => (typeof value === 'string' ? value : value.nombre),
    encode: (value) => value,
  })
  .meta(nota({ type: 'string' }))

function rowFields(d: DeclaracionCatalogo): Record<string, z.ZodType> {
  const fields: Record<string, z.ZodType> = { id }
  for (const [key, campo] of Object.entries(d.campos)) {
    fields[key] = nulo(valueOf(campo))
    if (campo.tipo === 'referencia') fields[campo.muestra] = nulo(nombreDeOtra)
  }
  return { ...fields, version: opcional(entero()), fijo: opcional(siNo) }
}

function valueOf(campo: CampoCatalogo): z.ZodType {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return texto(campo.maximo)
    case 'dinero':
      return dinero()
    case 'siNo':
      return siNo
    case 'entero':
    case 'referencia':
      return entero()
  }
}
