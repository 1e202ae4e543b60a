import type { crear, traerTodos } from '@/contract/certificado-matriculado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import { holdMatriculado, refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { requireConfirmed } from '@/backend/nucleo/fecha-lejana'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'

type Fila = FilaDe<typeof traerTodos>
const FILA = `SELECT cm.id, cm.tipo_certificado_id AS "tipoCertificadoID", t.nombre AS "tipoCertificadoNombre",
    cm.validez_desde AS "validezDesde", cm.validez_hasta AS "validezHasta", cm.observaciones,
    cm.numero_anterior AS "numeroAnterior"
  FROM certificado_matriculado cm JOIN tipo_certificado t ON t.id = cm.tipo_certificado_id`

/** A page, the newest first. */
export async function listCertificados(
  db: Queryable,
  { matriculadoID, pagina = 1 }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const [count] = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM certificado_matriculado WHERE matriculado_id = $1',
    [matriculadoID],
  )
  const filas = await db.query<Fila>(
    `${FILA} WHERE cm.matriculado_id = $1 ORDER BY cm.validez_desde DESC, cm.id DESC LIMIT ${POR_PAGINA} OFFSET $2`,
    [matriculadoID, (pagina - 1) * POR_PAGINA],
  )
  return { filas, total: count?.total ?? 0 }
}

export async function readCertificado(db: Queryable, id: number): Promise<Fila> {
  const [row] = await db.query<Fila>(`${FILA} WHERE cm.id = $1`, [id])
  if (!row) throw noEncontrado()
  return row
}

/**
 * Answers the new row's id. Throws `Rechazo` at `tipoCertificadoID` for a type that is gone, and at `validezHasta` for
 * an end before its beginning.
 */
export async function addCertificado(
  tx: Tx,
  autor: Autor & Pick<Pedido, 'hoy'>,
  {
    matriculadoID,
    tipoCertificadoID,
    validezDesde,
    validezHasta,
    confirmada,
    ...typed
  }: EntradaDe<typeof crear>,
): Promise<{ id: number }> {
  const member = await holdMatriculado(tx, matriculadoID)
  refuseBeforeBirth(member, 'validezDesde', { dia: validezDesde, que: 'La fecha Desde' })
  requireConfirmed('validezDesde', validezDesde, { hoy: autor.hoy, confirmada })
  if (validezHasta !== undefined && validezHasta < validezDesde)
    refuse('validezHasta', 'La fecha Hasta no puede ser anterior a la fecha Desde')
  if (!(await holdVigente(tx, 'tipo_certificado', tipoCertificadoID)))
    refuse('tipoCertificadoID', 'Ese tipo de certificado no existe')
  const observaciones = typed.observaciones?.trim() || null
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO certificado_matriculado (matriculado_id, tipo_certificado_id, validez_desde, validez_hasta, observaciones)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [matriculadoID, tipoCertificadoID, validezDesde, validezHasta ?? null, observaciones],
  )
  if (!row) throw new Error('El certificado no se guardó')
  const { tipoCertificadoNombre: tipo } = await readCertificado(tx, row.id)
  const despues = { tipo, validezDesde, validezHasta: validezHasta ?? null, observaciones }
  await audit(tx, autor, { entidad: 'certificado_matriculado', entidadID: row.id, matriculadoID, despues })
  return row
}
