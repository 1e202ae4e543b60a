import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import {
  compareAdhesiones,
  daySigned,
  isOld,
  type Numeracion,
  readNumeracion,
} from '@/backend/mudanza/importar/destinos/adhesiones/comparar'
import { readDuenos } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import { followVersions } from '@/backend/mudanza/importar/destinos/matriculados/deshacer'
import { holdMatriculados } from '@/backend/mudanza/importar/destinos/matriculados/escribir'
import type {
  Contexto,
  DestinoListo,
  Escrito,
  PorDeshacer,
  PorEscribir,
} from '@/backend/mudanza/importar/destinos/destino'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { formatCbu } from '@/domain/cbu'
import { DEBITO_BANCARIO, nombreDeCuenta } from '@/domain/debito'
import { EFECTIVO } from '@/domain/estados'
import type { Valores } from '@/domain/importar/resultado'

const ENTIDAD = 'da_listado'

const wanted = ({ nroSolicitud }: Valores): number | null =>
  typeof nroSolicitud === 'number' ? nroSolicitud : null

/**
 * The numbers of request of some enrolments: their own where those may stand, else the next ones. Before the first is given
 * here, the counter begins behind all that the file has.
 */
async function takeNumbers(
  tx: Tx,
  { importacionID }: Contexto,
  nuevas: readonly PorEscribir[],
): Promise<number[]> {
  let numeracion: Numeracion = await readNumeracion(tx, 'FOR UPDATE')
  if (numeracion.valor === numeracion.desde) {
    const [last] = await tx.query<{ ultima: number }>(
      `SELECT coalesce(max((valores ->> 'nroSolicitud')::int), 0) AS ultima FROM importacion_registro
       WHERE importacion_id = $1 AND suerte = 'nueva'`,
      [importacionID],
    )
    const desde = Math.max(numeracion.desde, last?.ultima ?? 0)
    numeracion = { valor: desde, desde }
  }
  const { desde } = numeracion
  let { valor } = numeracion
  const numbers = nuevas.map(({ valores }) => {
    const own = wanted(valores)
    return own !== null && isOld(own, { valor, desde }) ? own : ++valor
  })
  await tx.query("UPDATE contador SET valor = $1, desde = $2 WHERE nombre = 'da_solicitud'", [valor, desde])
  return numbers
}

async function enrolMany(
  tx: Tx,
  actor: Actor,
  contexto: Contexto,
  nuevas: readonly PorEscribir[],
): Promise<Escrito[]> {
  if (nuevas.length === 0) return []
  const duenos = await readDuenos(
    tx,
    nuevas.map(({ valores }) => valores),
  )
  const ids = nuevas.map(({ valores }) => duenos.get(Number(valores['matricula']))?.id ?? 0)
  const numbers = await takeNumbers(tx, contexto, nuevas)
  await tx.query('UPDATE matriculado SET forma_pago_id = $2, version = version + 1 WHERE id = ANY($1)', [
    ids,
    DEBITO_BANCARIO,
  ])
  const made = await tx.query<{ id: number; version: number }>(
    `INSERT INTO da_listado (matriculado_id, forma_pago_id, banco_id, tipo_cuenta_id, cbu, nro_cuenta, nro_solicitud, fecha_alta, creado_por)
     SELECT d.id, ${DEBITO_BANCARIO}, (SELECT min(b.id) FROM banco b WHERE b.codigo_cbu = left(d.cbu, 3) AND b.eliminado_en IS NULL),
       d.tipo, d.cbu, d.cuenta, d.numero, d.dia, $7
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[], $6::date[]) WITH ORDINALITY
       AS d (id, tipo, cbu, cuenta, numero, dia, lugar) ORDER BY d.lugar RETURNING id, version`,
    [
      ids,
      nuevas.map(({ valores }) => valores['tipoCuentaID']),
      nuevas.map(({ valores }) => valores['cbu']),
      nuevas.map(({ valores }) => valores['nroCuenta']),
      numbers,
      nuevas.map(({ valores }) => daySigned(valores, contexto.hoy)),
      actor.persona?.usuarioID ?? null,
    ],
  )
  await auditMany(
    tx,
    actor,
    made.map(({ id }, at) => ({
      ...{ entidad: ENTIDAD, entidadID: id, matriculadoID: ids[at] ?? null },
      antes: { formaPago: 'Efectivo' },
      despues: describe(nuevas[at]?.valores ?? {}, numbers[at]),
    })),
  )
  return made.map(({ id, version }) => ({ entidadID: id, version }))
}

const describe = ({ tipoCuentaID, cbu, nroCuenta, fechaAlta }: Valores, nroSolicitud?: number) => ({
  ...{ formaPago: 'Débito automático', tipoCuenta: nombreDeCuenta(Number(tipoCuentaID)) },
  ...{ cbu, nroCuenta, nroSolicitud, fechaAlta },
})

/** Ends them: the rows stay, with who, when and why, and the members pay in cash again. */
async function endMany(tx: Tx, actor: Actor, escritos: readonly PorDeshacer[]): Promise<void> {
  const motivo = 'Se deshizo la importación'
  const ended = await tx.query<{ id: number; matriculadoID: number }>(
    `UPDATE da_listado SET fecha_baja = greatest($2::date, fecha_alta), baja_por = $3, motivo_baja = $4, version = version + 1
     WHERE id = ANY($1) RETURNING id, matriculado_id AS "matriculadoID"`,
    [escritos.map(({ entidadID }) => entidadID), actor.hoy, actor.persona?.usuarioID ?? null, motivo],
  )
  const again = await tx.query<{ id: number; version: number }>(
    'UPDATE matriculado SET forma_pago_id = $2, version = version + 1 WHERE id = ANY($1) RETURNING id, version',
    [ended.map(({ matriculadoID }) => matriculadoID), EFECTIVO],
  )
  await followVersions(tx, new Map(again.map(({ id, version }) => [id, version])))
  await auditMany(
    tx,
    actor,
    ended.map(({ id, matriculadoID }) => ({
      ...{ entidad: ENTIDAD, entidadID: id, matriculadoID },
      ...{ antes: { formaPago: 'Débito automático' }, despues: { formaPago: 'Efectivo', motivo } },
    })),
  )
}

/** Enrolments in the debit of a bank account: the form of payment follows. */
export const adhesiones: DestinoListo = {
  entidad: ENTIDAD,
  dice: ({ matricula, cbu }) => `Matrícula ${String(matricula)} · CBU ${formatCbu(String(cbu))}`,
  comparar: compareAdhesiones,
  retener: (tx, _actor, valores) =>
    holdMatriculados(
      tx,
      valores.map(({ matricula }) => Number(matricula)),
    ),
  crear: enrolMany,
  atadura: () =>
    Promise.resolve(`(SELECT CASE WHEN d.fecha_baja IS NOT NULL THEN 'Ya no rige' WHEN d.version <> r.version THEN 'Se cambió después'
      WHEN EXISTS (SELECT FROM papel p WHERE p.clase = 'debito' AND p.origen_id = d.id AND p.anulado_en IS NULL)
        THEN 'Se emitió su autorización' END FROM da_listado d WHERE d.id = r.entidad_id)`),
  retenerEscritos: async (tx, ids) => {
    await tx.query(
      `SELECT FROM matriculado WHERE id IN (SELECT matriculado_id FROM da_listado WHERE id = ANY($1)) ORDER BY id
       FOR NO KEY UPDATE`,
      [ids],
    )
  },
  deshacer: endMany,
}
