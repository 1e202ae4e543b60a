import * as z from 'zod'
import { traerTodos as enDebito } from '@/contract/debito-automatico'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { traerOrden } from '@/contract/listado'
import { traerTodos as matriculados } from '@/contract/matriculado'
import { traerTodos as morosos } from '@/contract/moroso'
import type { Objeto } from '@/contract/objeto'
import { readMorosos } from '@/backend/avisos/moroso/store'
import type { Queryable } from '@/backend/db/conexion'
import { listMatriculadosEnDebito } from '@/backend/debitos/adhesion/lista'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'
import { listOrden } from '@/backend/padron/listado/store'
import { listIds } from '@/backend/padron/matriculado/store'
import type { Fecha } from '@/domain/fechas'
import { can } from '@/domain/roles'
import { LISTAS_CON_SELECCION, type ListaConSeleccion } from '@/domain/seleccion'

/** The query of the list's call. */
type Consulta = string

type Buscar = (db: Queryable, consulta: Consulta, hoy: Fecha) => Promise<number[]>

/** Throws `Rechazo` for a key that the list does not know: leaving it out would choose more than was asked for. */
function read<E>({ cable, claves }: Objeto<E>, consulta: Consulta): E {
  const known = new Set(Object.values(claves))
  const asked = [...new URLSearchParams(consulta)]
  const keys = new Set(asked.map(([key]) => key))
  if (keys.size < asked.length || [...keys].some((key) => !known.has(key)))
    throw new Rechazo('La lista no conoce ese filtro. Vuelva a abrirla.')
  const result = z.safeDecode(cable, Object.fromEntries(asked))
  if (!result.success) throw new Rechazo(result.error.issues[0]?.message ?? 'Los filtros no se pueden leer')
  return result.data
}

/** Who is in each list by its filters, of which none is everybody. */
const LISTAS: Readonly<Record<ListaConSeleccion, { todos: Consulta; buscar: Buscar }>> = {
  matriculados: { todos: '', buscar: (db, consulta) => listIds(db, read(matriculados.entrada, consulta)) },
  listaDeUsuarios: {
    todos: 'tipoMatricula=[]',
    buscar: async (db, consulta, hoy) =>
      (await listOrden(db, read(traerOrden.entrada, consulta), hoy)).ids
        .split(',')
        .filter(Boolean)
        .map(Number),
  },
  morosos: {
    todos: '',
    buscar: async (db, consulta, hoy) =>
      (await readMorosos(db, read(morosos.entrada, consulta), hoy)).map(({ id }) => id),
  },
  debitoAutomatico: {
    todos: '',
    buscar: (db, consulta) => listMatriculadosEnDebito(db, read(enDebito.entrada, consulta)),
  },
}

/** Throws 403 for whoever may not read the list. */
export function requireReader({ persona, politica }: Pedido, lista: ListaConSeleccion): void {
  if (!can(persona.roles, politica, LISTAS_CON_SELECCION[lista])) throw new RechazoHttp(403, NO_AUTORIZADO)
}

export interface Eleccion {
  lista: ListaConSeleccion
  /** Picked one by one; without them, all that the filters find. */
  ids?: readonly number[] | undefined
  consulta?: Consulta | undefined
  excluidos?: readonly number[] | undefined
}

/**
 * Who is chosen now, in ascending order. Throws `Rechazo` for filters that the list does not read, and 403 for whoever
 * may not read the list.
 */
export async function findChosen(db: Queryable, pedido: Pedido, eleccion: Eleccion): Promise<number[]> {
  const { lista, ids, consulta, excluidos = [] } = eleccion
  requireReader(pedido, lista)
  const { todos, buscar } = LISTAS[lista]
  const found = await buscar(db, ids ? todos : (consulta ?? ''), pedido.hoy)
  const [wanted, out] = [ids && new Set(ids), new Set(excluidos)]
  const chosen = found.filter((id) => !out.has(id) && (wanted?.has(id) ?? true))
  return [...new Set(chosen)].sort((a, b) => a - b)
}
