import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { enviarMensaje, simularMensaje, traerLote } from '@/contract/seleccion'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { type Alcanzado, medioOf, previewOf, sendToChosen } from '@/backend/avisos/mensaje/elegidos'
import { readSeleccion, requireSame } from '@/backend/avisos/seleccion/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreCorrido, nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { FALLECIDO } from '@/domain/estados'
import { DATOS_SELECCION, destinoOf, FALLECIO, type Medio } from '@/domain/mensaje'

type Fila = FilaDe<typeof traerLote>
type Leida = Fila & { nombre: string; fallecido: boolean }
type Alcance = Alcanzado & { nombre: string; matricula: string; dni: string; estado: string }

/** Those of the ids that are in the register, by name; all of them unless a part is asked for. */
const readFilas = (
  db: Queryable,
  ids: readonly number[],
  { desde, cantidad }: { desde: number; cantidad: number | null } = { desde: 0, cantidad: null },
): Promise<Leida[]> =>
  db.query<Leida>(
    `SELECT m.id, ${nombreDeMatriculado('m')} AS "apellidoNombre", ${nombreCorrido('m')} AS nombre,
       m.dni, m.matricula, ${nombreDeTipo('t')} AS estado,
       m.email, m.telefono, m.tipo_matricula_id = ${FALLECIDO} AS fallecido
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id WHERE m.id = ANY($1::int[])
     ORDER BY m.apellido, m.nombre, m.id LIMIT $2 OFFSET $3`,
    [ids, cantidad, desde],
  )

export async function listLoteDeSeleccion(
  db: Queryable,
  pedido: Pedido,
  { seleccionID, desde, cantidad }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { ids } = await readSeleccion(db, pedido, seleccionID)
  const filas = await readFilas(db, ids, { desde, cantidad })
  return filas.map(({ fallecido: _, nombre: _nombre, ...fila }) => fila)
}

async function reach(db: Queryable, medio: Medio, ids: readonly number[]): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const filas = await readFilas(db, ids)
  return filas.map(({ id, nombre, dni, matricula, estado, email, telefono, fallecido }) => ({
    matriculadoID: id,
    nombre,
    matricula: String(matricula),
    dni: dni === null ? '—' : String(dni),
    estado,
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medio, { email, telefono }, area),
  }))
}

export async function previewMensaje(
  db: Queryable,
  pedido: Pedido,
  { medio, seleccionID, ...vista }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> {
  const { ids } = await readSeleccion(db, pedido, seleccionID)
  const means = medioOf(medio)
  return previewOf(db, {
    pedido,
    origen: 'seleccion',
    medio: means,
    all: await reach(db, means, ids),
    ...vista,
  })
}

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export async function sendMensaje(
  tx: Tx,
  pedido: Pedido,
  { seleccionID, ...pedida }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> {
  const ids = await requireSame(tx, pedido, seleccionID)
  return sendToChosen<Alcance>(tx, pedido, pedida, {
    origen: 'seleccion',
    titulo: 'Selección',
    datos: DATOS_SELECCION,
    reach: (medio) => reach(tx, medio, ids),
    valoresOf: ({ nombre, matricula, dni, estado }) => ({ nombre, matricula, dni, estado }),
  })
}
