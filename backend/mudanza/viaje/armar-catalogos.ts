import { cleanCuerpo } from '@/backend/catalogos/tipo-certificado/limpiar'
import type { Tx } from '@/backend/db/conexion'
import type { Carga, Fila } from '@/backend/generador/carga'
import { armarUsuarios } from '@/backend/mudanza/viaje/armar-usuarios'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import type { Hallazgos } from '@/backend/mudanza/viaje/hallazgos'
import { LISTAS, POR_FILA, SELECCIONES, UNA_VEZ } from '@/backend/mudanza/viaje/llamadas'
import { readPrecio } from '@/backend/mudanza/viaje/precio-leido'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import { sucursalBanco } from '@/contract/catalogo/seleccion'
import { ESTADOS, FORMAS_PAGO } from '@/domain/estados'
import { plegar } from '@/domain/plegar'
import { TIPO_PRECIO } from '@/domain/precio'

/** Ours are examples, so that the council's own take their places and ids. */
const DEL_CONSEJO = [
  ...['titulo', 'organizacion', 'especialidad', 'entidad_otorga_titulo', 'practica', 'concepto'],
  ...['tipo_certificado', 'tipo_seguro', 'hospital', 'forma_obtencion_especialidad', 'sucursal_banco'],
]

interface Nombrada {
  id?: number | undefined
  nombre?: string | null | undefined
}

/** The names that members' rows are read by, in their own order. */
export interface Catalogos {
  /** Our ids by folded name. */
  provincias: Map<string, number>
  /** Our ids by province and folded name. */
  departamentos: Map<string, number>
  /** Our banks by the old server's id. */
  bancos: Map<number, number>
  /** The council's ids by folded name, by table. */
  porNombre: (tabla: string, nombre: string | null | undefined) => number | undefined
  /** Whether the council has that row. */
  has: (tabla: string, id: number | null | undefined) => boolean
}

/** Writes the council's catalogues with their ids, and answers what members' rows are read by. */
export async function armarCatalogos(
  tx: Tx,
  carga: Carga,
  copia: Relectura,
  hallazgos: Hallazgos,
): Promise<Catalogos> {
  await requireFixed(copia)
  for (const tabla of DEL_CONSEJO) await tx.query(`DELETE FROM ${tabla}`)
  const written = new Map<string, Map<number, string>>()
  const add = (tabla: string, rows: readonly Nombrada[], rest: (row: never) => Fila) => {
    const known = written.get(tabla) ?? new Map<number, string>()
    written.set(tabla, known)
    for (const row of rows) {
      if (row.id === undefined || known.has(row.id)) continue
      const nombre = row.nombre?.trim() || `(sin nombre ${row.id})`
      // Branches of two banks may share a name.
      const same =
        tabla !== 'sucursal_banco' && [...known].find(([, name]) => plegar(name) === plegar(nombre))
      if (same)
        hallazgos.note(
          'catalogo',
          null,
          `${tabla}: «${nombre}» está dos veces, con los números ${same[0]} y ${row.id}`,
        )
      known.set(row.id, nombre)
      carga.add(tabla, { id: row.id, nombre, ...rest(row as never) })
    }
  }
  await addStudies(copia, add)
  await addMoney(copia, add, hallazgos)
  await addPapers(copia, add, hallazgos)
  await armarUsuarios(carga, copia, hallazgos)
  const bancos = await addBanks(tx, carga, copia, hallazgos, add)
  return { ...(await readPlaces(tx)), bancos, ...finders(written) }
}

type Add = (tabla: string, rows: readonly Nombrada[], rest: (row: never) => Fila) => void

/** Who is charged hangs on the eight states, and how on the six forms: they are the specification's, or it stops here. */
async function requireFixed(copia: Relectura): Promise<void> {
  const check = (what: string, ours: Readonly<Record<number, string>>, rows: readonly Nombrada[]) => {
    for (const { id = 0, nombre } of rows) {
      const own = ours[id]
      if (own === undefined || !nombre || plegar(nombre) === plegar(own)) continue
      throw new MudanzaError(
        `${what} ${id} se llama «${nombre}» en el otro servidor y acá es «${own}». De eso depende a quién se le cobra: corríjalo allá y vuelva a leer.`,
      )
    }
  }
  check('El tipo de matrícula', ESTADOS, await copia.rows(SELECCIONES.tiposDeMatricula, {}))
  check('La forma de pago', FORMAS_PAGO, await copia.rows(SELECCIONES.formasDePago, {}))
}

const nothing = (): Fila => ({})

async function addStudies(copia: Relectura, add: Add): Promise<void> {
  add('titulo', await copia.pages(LISTAS.titulos, {}), ({ codigo }: { codigo?: number | null }) => ({
    codigo: codigo ?? null,
  }))
  add('titulo', await copia.rows(SELECCIONES.titulos, {}), () => ({ codigo: null }))
  const pairs = [
    ['organizacion', LISTAS.organizaciones, SELECCIONES.organizaciones],
    ['especialidad', LISTAS.especialidades, SELECCIONES.especialidades],
    ['entidad_otorga_titulo', LISTAS.entidades, SELECCIONES.entidades],
    ['practica', LISTAS.practicas, SELECCIONES.practicas],
  ] as const
  for (const [tabla, lista, seleccion] of pairs) {
    add(tabla, await copia.pages(lista, {}), nothing)
    add(tabla, await copia.rows(seleccion, {}), nothing)
  }
  add('hospital', await copia.rows(SELECCIONES.hospitales, {}), nothing)
  add('tipo_seguro', await copia.rows(SELECCIONES.tiposDeSeguro, {}), nothing)
  add('forma_obtencion_especialidad', await copia.rows(SELECCIONES.formasDeObtencion, {}), nothing)
  const others = (ours: object) => (rows: readonly Nombrada[]) => rows.filter(({ id = 0 }) => !(id in ours))
  const tipos = await copia.pages(LISTAS.tiposDeMatricula, {})
  add(
    'tipo_matricula',
    others(ESTADOS)(tipos),
    (row: { categoria?: number | null; vence?: boolean | null }) => ({
      categoria: row.categoria ?? 0,
      vence: row.vence ?? true,
    }),
  )
  add('forma_pago', others(FORMAS_PAGO)(await copia.pages(LISTAS.formasDePago, {})), nothing)
}

type Concepto = Nombrada & { monto?: bigint | null; descripcion?: string | null }

async function addMoney(copia: Relectura, add: Add, hallazgos: Hallazgos): Promise<void> {
  const precios = await copia.rows(UNA_VEZ.precios, { tipo: TIPO_PRECIO })
  const taken = new Set<string>()
  const rest = (row: Concepto) => ({ descripcion: row.descripcion ?? null, monto: row.monto ?? 0n })
  add('concepto', precios, (row: Concepto) => {
    const precio = readPrecio(row.nombre ?? '')
    const key = precio && `${precio.anio} ${precio.tipo} ${precio.variante}`
    if (!precio || !key || taken.has(key)) {
      hallazgos.note(
        'catalogo',
        null,
        `El precio «${row.nombre}» no dice de qué año y tipo es, o está dos veces`,
        row,
      )
      return { ...rest(row), tipo: 0, anio: null, tipo_matricula_id: null, variante: 0 }
    }
    taken.add(key)
    const { anio, tipo, variante } = precio
    return { ...rest(row), tipo: TIPO_PRECIO, anio, tipo_matricula_id: tipo, variante }
  })
  const plain = (row: Concepto) => ({
    ...rest(row),
    tipo: 0,
    anio: null,
    tipo_matricula_id: null,
    variante: 0,
  })
  add('concepto', await copia.pages(LISTAS.conceptos, {}), plain)
  add('concepto', await copia.rows(SELECCIONES.conceptos, {}), plain)
}

async function addPapers(copia: Relectura, add: Add, hallazgos: Hallazgos): Promise<void> {
  const tipos = await copia.pages(LISTAS.tiposDeCertificado, {})
  const cuerpos = new Map<number, string>()
  for (const { id } of tipos) {
    const cuerpo = id === undefined ? undefined : (await copia.read(POR_FILA.cuerpo, { id }))?.cuerpo
    if (id !== undefined && cuerpo) cuerpos.set(id, cleanCuerpo(cuerpo))
  }
  const cuerpoOf = ({ id = 0 }: Nombrada) => ({ cuerpo: cuerpos.get(id) ?? null })
  add('tipo_certificado', tipos, cuerpoOf)
  add('tipo_certificado', await copia.rows(SELECCIONES.tiposDeCertificado, {}), cuerpoOf)
  add(
    'firmante',
    await copia.pages(LISTAS.firmantes, {}),
    (row: { cargo?: string | null; nombre?: string | null }) => {
      hallazgos.note('firma', null, `Falta la imagen de la firma de ${row.nombre ?? ''}`)
      return { cargo: row.cargo ?? '' }
    },
  )
}

/** Banks are ours, with the digits that accounts begin with; those that we lack are added without them. */
async function addBanks(
  tx: Tx,
  carga: Carga,
  copia: Relectura,
  hallazgos: Hallazgos,
  add: Add,
): Promise<Map<number, number>> {
  const ours = await tx.query<{ id: number; nombre: string }>('SELECT id, nombre FROM banco ORDER BY id')
  const byName = new Map(ours.map(({ id, nombre }) => [plegar(nombre), id]))
  let last = Math.max(0, ...ours.map(({ id }) => id))
  const found = new Map<number, number>()
  const rows = [...(await copia.pages(LISTAS.bancos, {})), ...(await copia.rows(SELECCIONES.bancos, {}))]
  for (const { id, nombre } of rows) {
    if (id === undefined || !nombre || found.has(id)) continue
    const known = byName.get(plegar(nombre))
    found.set(id, known ?? ++last)
    carga.add('mudanza_id', { clase: 'banco', viejo: String(id), nuevo: known ?? last })
    if (known !== undefined) continue
    hallazgos.note(
      'catalogo',
      null,
      `El banco «${nombre}» no está entre los nuestros: falta con qué cifras empiezan sus CBU`,
    )
    carga.add('banco', { id: last, nombre })
  }
  add(
    'sucursal_banco',
    await copia.pages(LISTAS.sucursales, {}),
    (row: { bancoID?: number | null; codigo?: string }) => ({
      banco_id: found.get(row.bancoID ?? 0) ?? null,
      codigo: row.codigo ?? '',
    }),
  )
  for (const [id, nuevo] of found)
    add('sucursal_banco', await copia.rows(sucursalBanco, { bancoID: id }), () => ({
      banco_id: nuevo,
      codigo: '',
    }))
  return found
}

async function readPlaces(tx: Tx): Promise<Pick<Catalogos, 'provincias' | 'departamentos'>> {
  const provincias = await tx.query<{ id: number; nombre: string }>('SELECT id, nombre FROM provincia')
  const departamentos = await tx.query<{ id: number; nombre: string; de: number }>(
    'SELECT id, nombre, provincia_id AS de FROM departamento',
  )
  return {
    provincias: new Map(provincias.map(({ id, nombre }) => [plegar(nombre), id])),
    departamentos: new Map(departamentos.map(({ id, nombre, de }) => [`${de} ${plegar(nombre)}`, id])),
  }
}

function finders(
  written: ReadonlyMap<string, ReadonlyMap<number, string>>,
): Pick<Catalogos, 'porNombre' | 'has'> {
  const byName = new Map<string, Map<string, number>>()
  for (const [tabla, rows] of written)
    byName.set(tabla, new Map([...rows].map(([id, nombre]) => [plegar(nombre), id])))
  return {
    porNombre: (tabla, nombre) => (nombre ? byName.get(tabla)?.get(plegar(nombre)) : undefined),
    has: (tabla, id) => id !== null && id !== undefined && written.get(tabla)?.has(id) === true,
  }
}
