import type { revisar } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { countOf, fingerprintOf, tellCuentas } from '@/backend/mudanza/importar/cuentas'
import { namesOf, readListas } from '@/backend/mudanza/importar/listas'
import { Sesion, walkOf } from '@/backend/mudanza/importar/sesion'
import { findImportacion, holdImportacion, requireUnwritten } from '@/backend/mudanza/importar/store'
import { keepRegistros, keepVeredictos, settle } from '@/backend/mudanza/importar/veredicto'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { createTarea } from '@/backend/tarea/store'
import { faultOfFixed, missingOf } from '@/domain/importar/obligatorio'
import type { Juzgada } from '@/domain/importar/resultado'
import type { FilaDeLibro } from '@/domain/libro'

/** Orders a review. Throws `Rechazo` while a required field has no column, and once something is written. */
export async function orderRevision(
  tx: Tx,
  pedido: Pedido,
  { importacionID: id }: EntradaDe<typeof revisar>,
): Promise<FilaDe<typeof revisar>> {
  const held = await holdImportacion(tx, pedido, id)
  requireUnwritten(held)
  const missing = missingOf(held.destino, held.lectura)
  if (missing.length > 0) throw new Rechazo(`Falta decir qué columna es: ${missing.join(', ')}`)
  const listas = namesOf(await readListas(tx, held.destino))
  const fault = faultOfFixed(held.destino, held.lectura, listas, pedido.hoy)
  if (fault !== undefined) throw new Rechazo(fault)
  await tx.query('DELETE FROM importacion_registro WHERE importacion_id = $1', [id])
  await tx.query("UPDATE importacion SET estado = 'leida', cuentas = NULL, evaluacion = NULL WHERE id = $1", [
    id,
  ])
  const { total } = await walkOf(tx, held)
  const tareaID = await createTarea(tx, {
    tipo: 'revision',
    clave: String(id),
    pedido: { importacionID: id, hoy: pedido.hoy, pedidoID: pedido.pedidoID },
    usuarioID: pedido.persona.usuarioID,
    total,
  })
  await audit(tx, pedido, { entidad: 'importacion', entidadID: id, despues: { nombre: held.nombre } })
  return { tareaID }
}

/** A process reviews one file at a time. */
let abierta: { orden: string; sesion: Sesion } | undefined

/** Where this job stands: as this process left it, or walked there anew. */
async function sessionOf(tx: Tx, tarea: Tarea<'revision'>): Promise<Sesion> {
  // Of all registers that a process may have served, only one has this job of this request.
  const orden = `${tarea.id} ${tarea.pedido.pedidoID}`
  if (abierta?.orden === orden && abierta.sesion.isAt(tarea.hechas)) return abierta.sesion
  // A step that was rolled back, or another process's: what its rows told must be told once.
  abierta = undefined
  const sesion = await Sesion.open(tx, tarea)
  await sesion.replay(tx, tarea.hechas)
  abierta = { orden, sesion }
  return sesion
}

/** Judges every row lot by lot, and writes nothing of the register. */
export const revisarPlanilla: Trabajo<'revision'> = {
  paso: async (tx, tarea) => {
    const sesion = await sessionOf(tx, tarea)
    const { evaluador, one, destino, contexto } = sesion
    const lot = await sesion.next(tx)
    if (!lot) return finish(tx, sesion)
    if (lot.pase === 'mirar') for (const fila of lot.filas) evaluador.mirar(fila)
    else {
      const juzgadas = lot.filas.map((fila) => ({ fila, juzgada: evaluador.juzgar(fila) }))
      const { veredictos, registros } = await settle(tx, destino, contexto, juzgadas)
      await keepVeredictos(tx, one.id, veredictos)
      await keepRegistros(tx, one.id, registros)
    }
    return lot.filas.length
  },
  resumen: async (tx, { pedido, hechas, total }) => {
    abierta = undefined
    const one = await findImportacion(tx, pedido.importacionID)
    if (!one) throw new Error('Falta la importación')
    if (hechas < total || !one.cuentas)
      return `«${one.nombre}» quedó a medio revisar: se puede revisar de nuevo.`
    return `«${one.nombre}»: ${tellCuentas(one.cuentas)}.`
  },
}

/** The last step: what only the whole file says, the counts, and the hash of it all. */
async function finish(tx: Tx, { one, evaluador, destino, contexto }: Sesion): Promise<number> {
  const { juzgadas, avisos } = evaluador.fin()
  await tx.query(
    `UPDATE importacion_fila SET que = NULL, hallazgos = NULL, dice = NULL
     WHERE importacion_id = $1 AND hoja <> $2 AND que IS NOT NULL`,
    [one.id, one.lectura.hoja],
  )
  const alone = await readRowsOf(tx, one.id, juzgadas)
  const { veredictos } = await settle(tx, destino, contexto, alone)
  await keepVeredictos(tx, one.id, veredictos)
  const cuentas = await countOf(
    tx,
    one.id,
    destino,
    avisos.map(({ texto }) => texto),
  )
  await tx.query("UPDATE importacion SET estado = 'revisada', cuentas = $2, evaluacion = $3 WHERE id = $1", [
    one.id,
    JSON.stringify(cuentas),
    await fingerprintOf(tx, one.id),
  ])
  return 1
}

async function readRowsOf(tx: Tx, id: number, juzgadas: readonly Juzgada[]) {
  const rows = await tx.query<FilaDeLibro>(
    `SELECT f.hoja, f.fila, f.celdas FROM unnest($2::int[], $3::int[]) AS d (hoja, fila)
     JOIN importacion_fila f ON f.importacion_id = $1 AND f.hoja = d.hoja AND f.fila = d.fila`,
    [id, juzgadas.map(({ hoja }) => hoja), juzgadas.map(({ fila }) => fila)],
  )
  const at = new Map(rows.map((fila) => [`${fila.hoja} ${fila.fila}`, fila]))
  return juzgadas.map((juzgada) => ({
    fila: at.get(`${juzgada.hoja} ${juzgada.fila}`) ?? { ...juzgada, celdas: null },
    juzgada,
  }))
}
