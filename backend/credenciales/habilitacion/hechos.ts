import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { listEspecialidadesDe } from '@/backend/credenciales/especialidad/store'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import type { Queryable } from '@/backend/db/conexion'
import { joinSeguro, SEGURO_DEL_DIA } from '@/backend/nucleo/cobertura'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { readDeudas } from '@/backend/tesoreria/ledger/mora'
import type { Fecha } from '@/domain/fechas'
import { type Habilitacion, habilitacionOn, type Hechos, type Papeles } from '@/domain/habilitacion'
import { can, type Permiso } from '@/domain/roles'

type Fila = Pick<Hechos, 'tipo' | 'estado' | 'desde' | 'fechado' | 'hasta' | 'habilitan' | 'seguro'> & {
  id: number
  papeles: Papeles
}

const DIA_LOCAL = `to_char(p.emitido_en AT TIME ZONE 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD')`

/** What is known of a member, debt and papers too. Throws `noEncontrado`. */
export async function readHechos(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<Hechos> {
  const hechos = (await readHechosDe(db, [matriculadoID], hoy)).get(matriculadoID)
  if (!hechos) throw noEncontrado()
  return hechos
}

/** The same of several members, with as many reads as of one; who does not exist is not in it. */
export async function readHechosDe(
  db: Queryable,
  ids: readonly number[],
  hoy: Fecha,
): Promise<Map<number, Hechos>> {
  const rows = await db.query<Fila>(
    `SELECT m.id, t.id AS tipo, ${nombreDeTipo('t')} AS estado, ${ajusteSql('estadosHabilitados')} AS habilitan,
       (SELECT v.fecha_desde FROM periodo_matricula v
         WHERE v.matriculado_id = m.id AND v.fecha_hasta IS NULL ORDER BY v.id DESC LIMIT 1) AS desde,
       EXISTS (SELECT FROM periodo_matricula v JOIN cambio_estado k ON k.periodo_id = v.id
         WHERE v.matriculado_id = m.id AND v.fecha_hasta IS NULL AND v.fecha_desde < k.dia) AS fechado,
       (SELECT CASE WHEN e.vuelve THEN e.dia - 1 END FROM estado_programado e
         WHERE e.matriculado_id = m.id AND ${ABIERTO} AND e.impedimento IS NULL ORDER BY e.dia LIMIT 1) AS hasta,
       (SELECT json_build_object('cantidad', count(*), 'ultimo',
           (array_agg(json_build_object('clase', p.clase, 'numero', p.numero, 'dia', ${DIA_LOCAL})
             ORDER BY p.id DESC))[1])
         FROM papel p WHERE p.matriculado_id = m.id AND p.anulado_en IS NULL) AS papeles,
       ${SEGURO_DEL_DIA} AS seguro
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id ${joinSeguro('m.id', '$2')}
     WHERE m.id = ANY($1::int[])`,
    [ids, hoy],
  )
  const especialidades = await listEspecialidadesDe(db, ids)
  const deudas = await readDeudas(db, ids, hoy)
  return new Map(
    rows.map(({ id, ...hechos }) => [
      id,
      { ...hechos, especialidades: especialidades.get(id) ?? [], deuda: deudas.get(id) ?? null },
    ]),
  )
}

/** The answer for one person: what he may not see elsewhere is not told here. */
export async function readHabilitacion(
  db: Queryable,
  {
    persona,
    politica,
    hoy,
  }: Pick<Pedido, 'politica' | 'hoy'> & { persona: Pick<Pedido['persona'], 'roles'> },
  matriculadoID: number,
): Promise<Habilitacion> {
  const may = (permiso: Permiso) => can(persona.roles, politica, permiso)
  const { deuda, papeles, ...hechos } = await readHechos(db, matriculadoID, hoy)
  return habilitacionOn(
    { ...hechos, deuda: may('cuenta.ver') ? deuda : null, papeles: may('papeles.ver') ? papeles : null },
    hoy,
  )
}
