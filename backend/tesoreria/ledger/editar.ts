import type { actualizarDatosMatricula } from '@/contract/cargo-matricula'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { BLOQUEADO, refuseUnpayable, type CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { AMBOS, type Cobertura } from '@/domain/cobertura'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS, isTipoConCuota, TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

type Edicion = EntradaDe<typeof actualizarDatosMatricula>

/** SQL: columns of a generated month. What is left of one (`resto_de`) is paid or eliminated, never edited or priced anew. */
export const MATRICULA = `${BLOQUEADO}, anio, mes, tipo_matricula_id AS "tipoMatriculaID",
  federacion, ampliacion, ampliacion_extendida AS "ampliacionExtendida", observaciones, version`

/** A generated month as `MATRICULA` reads it. */
export interface Matricula extends CargoBloqueado, Cobertura, Mes {
  tipoMatriculaID: number
  observaciones: string | null
  version: number
}

/**
 * 'Editar Matricula Generada': changes an unpaid month; another amount is a movement of its own. Throws `Rechazo`
 * with the field, or telling who paid or changed it.
 */
export async function editMatricula(tx: Tx, actor: Actor, edicion: Edicion): Promise<null> {
  if (edicion.ampliacionFederacion && edicion.ampliacionFederacionExtendida) {
    refuse('ampliacionFederacionExtendida', AMBOS)
  }
  const tipo = requireTipo(edicion.tipoMatriculaID)
  const before = await lockMatricula(tx, edicion.matriculaID)
  await refuseUnpayable(tx, [before])
  if (edicion.version !== undefined && edicion.version !== before.version) {
    await refuseOlder(tx, 'cargo', before.id)
  }
  const nombre = matriculaName(tipo, before)
  await writeMatricula(tx, before, edicion, { tipo, nombre })
  await adjust(tx, actor, before, { monto: edicion.monto, tipo })
  await audit(tx, actor, {
    entidad: 'cargo',
    entidadID: before.id,
    matriculadoID: before.matriculadoID,
    antes: shown(before),
    despues: shown({ ...before, ...coverageOf(edicion), ...edicion, nombre }),
  })
  return null
}

function requireTipo(tipo: number): TipoConCuota {
  if (isTipoConCuota(tipo)) return tipo
  const mensaje = 'Solo se generan cuotas de ACTIVO, RESIDENTE o PASIVO'
  refuse('tipoMatriculaID', mensaje)
}

async function lockMatricula(tx: Tx, id: number): Promise<Matricula> {
  const [row] = await tx.query<Matricula>(
    `SELECT ${MATRICULA}
     FROM cargo WHERE id = $1 AND tipo = ${TIPO_MATRICULA} AND tipo_matricula_id IS NOT NULL
       AND resto_de IS NULL FOR UPDATE`,
    [id],
  )
  if (!row) throw noEncontrado()
  return row
}

const coverageOf = (edicion: Edicion): Cobertura => ({
  federacion: edicion.federacion,
  ampliacion: edicion.ampliacionFederacion,
  ampliacionExtendida: edicion.ampliacionFederacionExtendida,
})

/** Earlier movements keep the former name, so a past row of the account does not change its words. */
async function writeMatricula(
  tx: Tx,
  before: Matricula,
  edicion: Edicion,
  { tipo, nombre }: { tipo: TipoConCuota; nombre: string },
): Promise<void> {
  const { federacion, ampliacion, ampliacionExtendida } = coverageOf(edicion)
  if (nombre !== before.nombre) {
    await tx.query(
      `INSERT INTO cargo_renombrado (cargo_id, hasta, nombre)
       SELECT $1, max(id), $3 FROM movimiento WHERE matriculado_id = $2 AND cargo_id = $1 ON CONFLICT DO NOTHING`,
      [before.id, before.matriculadoID, before.nombre],
    )
  }
  await tx.query(
    `UPDATE cargo SET tipo_matricula_id = $2, nombre = $3, federacion = $4, ampliacion = $5,
       ampliacion_extendida = $6, observaciones = $7, monto = $8, version = version + 1 WHERE id = $1`,
    [
      before.id,
      tipo,
      nombre,
      federacion,
      ampliacion,
      ampliacionExtendida,
      edicion.observaciones?.trim() || null,
      edicion.monto,
    ],
  )
}

async function adjust(
  tx: Tx,
  actor: Actor,
  before: Matricula,
  { monto, tipo }: { monto: Centavos; tipo: TipoConCuota },
): Promise<void> {
  if (monto === before.monto) return
  const more = monto > before.monto
  const difference = more ? monto - before.monto : before.monto - monto
  await tx.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, detalle, usuario_id)
     VALUES ($1, $2, 'ajustar', $3, $4, $5, $6, $7)`,
    [
      before.matriculadoID,
      actor.hoy,
      more ? difference : 0n,
      more ? 0n : difference,
      before.id,
      `Se editó de ${from(before, tipo)}${formatMoney(before.monto)} a ${formatMoney(monto)}`,
      actor.persona?.usuarioID ?? null,
    ],
  )
}

/** The row has the new type's name, so the words tell the former one. */
const from = ({ tipoMatriculaID }: Matricula, tipo: TipoConCuota): string =>
  tipoMatriculaID !== tipo && isTipoConCuota(tipoMatriculaID) ? `${ESTADOS[tipoMatriculaID]} ` : ''

/** What the audit trail keeps of a charge. */
const shown = ({
  nombre,
  federacion,
  ampliacion,
  ampliacionExtendida,
  monto,
  observaciones,
}: Pick<Matricula, 'nombre' | 'monto'> & Cobertura & { observaciones?: string | null | undefined }) => ({
  nombre,
  federacion,
  ampliacion,
  ampliacionExtendida,
  monto,
  observaciones: observaciones?.trim() || null,
})
