import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { FilaCatalogo } from '@/contract/catalogo/llamadas'
import { deleteFila, insertFila, restoreFila, updateFila } from '@/backend/catalogos/catalogo/cambio'
import { listFilas, readFila } from '@/backend/catalogos/catalogo/lectura'
import {
  listBancos,
  listDepartamentos,
  listOpciones,
  listSucursales,
  type TablaDeSeleccion,
} from '@/backend/catalogos/catalogo/seleccion'
import { tablaOf, type Tabla } from '@/backend/catalogos/catalogo/tabla'
import type { Db, Tx } from '@/backend/db/conexion'
import type { Manejadores, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'

type Valores = Readonly<Record<string, unknown>>
type ConId = Valores & { id: number; version?: number | undefined }
type DeTodos = 'traerTodos' | 'traerDatos' | 'crear' | 'actualizarDatos' | 'eliminar' | 'restaurar'
type Propias<N extends NounCatalogo> = Pick<Manejadores<N>, DeTodos & keyof Manejadores<N>>

/**
 * A catalogue's handlers; a noun with rules of its own replaces some. `extra` is SQL over the row `t`. The contract's
 * codec holds the rows' types at the edge.
 */
export function handlersOf<N extends NounCatalogo>(noun: N, extra?: string): Propias<N> {
  const tabla = tablaOf(CATALOGOS[noun])
  const handlers = {
    traerTodos: (entrada: Parameters<typeof listFilas>[2], _pedido: Pedido, db: Db) =>
      listFilas(db, tabla, entrada, extra),
    traerDatos: ({ id }: { id: number }, _pedido: Pedido, db: Db) => requireFila(db, tabla, id),
    crear: async (valores: Valores, pedido: Pedido, tx: Tx) => ({
      id: await insertFila(tx, pedido, tabla, valores),
    }),
    actualizarDatos: async (valores: ConId, pedido: Pedido, tx: Tx) => {
      await updateFila(tx, pedido, tabla, valores)
      return null
    },
    eliminar: async ({ id }: { id: number }, pedido: Pedido, tx: Tx) => {
      await deleteFila(tx, pedido, tabla, id)
      return null
    },
    restaurar: async ({ id }: { id: number }, pedido: Pedido, tx: Tx) => {
      await restoreFila(tx, pedido, tabla, id)
      return null
    },
  }
  return handlers as unknown as Propias<N>
}

async function requireFila(db: Db, tabla: Tabla, id: number): Promise<FilaCatalogo> {
  const row = await readFila(db, tabla, id)
  if (!row) throw noEncontrado()
  return row
}

export const select = (tabla: TablaDeSeleccion) => ({
  traerTodosSelect: async (_entrada: object, _pedido: Pedido, db: Db) => ({
    filas: await listOpciones(db, tabla),
  }),
})

const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]
// Each noun has its own handlers; as entries of one object the pairs lose their types.
const propias = Object.fromEntries(NOUNS.map((noun) => [noun, handlersOf(noun)])) as unknown as {
  [N in NounCatalogo]: Propias<N>
}

export const catalogos = {
  ...propias,
  titulo: { ...propias.titulo, ...select('titulo') },
  forma_pago: { ...propias.forma_pago, ...select('forma_pago') },
  tipo_matricula: { ...propias.tipo_matricula, ...select('tipo_matricula') },
  organizacion: { ...propias.organizacion, ...select('organizacion') },
  especialidad: { ...propias.especialidad, ...select('especialidad') },
  entidad_otorga_titulo: { ...propias.entidad_otorga_titulo, ...select('entidad_otorga_titulo') },
  practica: { ...propias.practica, ...select('practica') },
  banco: {
    ...propias.banco,
    traerTodosSelect: async (_entrada: object, _pedido: Pedido, db: Db) => ({ filas: await listBancos(db) }),
  },
  sucursal_banco: {
    ...propias.sucursal_banco,
    traerTodosSelect: async ({ bancoID }, _pedido, db) => ({ filas: await listSucursales(db, bancoID) }),
  } satisfies Manejadores<'sucursal_banco'>,
  provincia: select('provincia'),
  hospital: select('hospital'),
  forma_obtencion_especialidad: select('forma_obtencion_especialidad'),
  tipo_seguro: { ...propias.tipo_seguro, ...select('tipo_seguro') },
  medio_pago: { ...propias.medio_pago, ...select('medio_pago') },
  departamento: {
    traerTodosSelect: async (_entrada: object, _pedido: Pedido, db: Db) => ({
      filas: await listDepartamentos(db),
    }),
  },
}
