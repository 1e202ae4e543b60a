import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { simularEstado } from '@/contract/cambios-matriculado'
import { ajusteSql, readPersonas } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { findCerrados } from '@/backend/nucleo/debito-cerrado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { mayEndDebit } from '@/backend/padron/matriculado/cambio-de-debito'
import { futura } from '@/backend/padron/matriculado/cambio-de-estado'
import { planFor, readSocio, wordsOfAnulados } from '@/backend/padron/matriculado/estado'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { coverLabel, type Cobertura } from '@/domain/cobertura'
import type { Centavos } from '@/domain/dinero'
import type { Fecha, Mes } from '@/domain/fechas'
import { isHabilitado } from '@/domain/habilitacion'
import { EFECTIVO, ESTADOS, isGone, isTipoConCuota } from '@/domain/estados'

interface Situacion extends Cobertura {
  tipoMatriculaID: number
  habilitan: number
  seguroID: number | null
  papeles: number
  plan: Centavos
  generaCuotas: boolean
  formaPagoID: number
  formaPago: string
  deuda: Centavos
  futuras: number
  montoFuturas: Centavos
  meses: Mes[]
}

/** What a change that begins on `desde` would meet. Throws `Rechazo` for who does not exist. */
async function readSituacion(
  db: Queryable,
  hoy: Fecha,
  matriculadoID: number,
  desde: Fecha,
): Promise<Situacion> {
  const [socio] = await db.query<Situacion>(
    `SELECT m.tipo_matricula_id AS "tipoMatriculaID", m.genera_cuotas AS "generaCuotas",
       m.forma_pago_id AS "formaPagoID", f.nombre AS "formaPago", ${CUBIERTO} AS federacion,
       ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida", seg.id AS "seguroID", d.*,
       ${ajusteSql('estadosHabilitados')} AS habilitan,
       (SELECT count(*)::int FROM papel p WHERE p.matriculado_id = m.id AND p.anulado_en IS NULL) AS papeles
     FROM matriculado m JOIN forma_pago f ON f.id = m.forma_pago_id
       ${joinSeguro('m.id', '$3')},
       LATERAL (SELECT coalesce(sum(c.monto), 0)::bigint AS deuda,
          (count(*) FILTER (WHERE ${futura('$2::date')} AND NOT (${EN_TRAMITE})))::int AS futuras,
          coalesce(sum(c.monto) FILTER (WHERE ${futura('$2::date')} AND NOT (${EN_TRAMITE})), 0)::bigint AS "montoFuturas",
          coalesce(json_agg(json_build_object('anio', c.anio, 'mes', c.mes) ORDER BY c.anio, c.mes)
            FILTER (WHERE ${futura('$2::date')} AND NOT (${EN_TRAMITE})), '[]') AS meses,
          coalesce(sum(c.monto) FILTER (WHERE c.plan_id IS NOT NULL), 0)::bigint AS plan
        FROM cargo c WHERE c.matriculado_id = m.id AND ${IMPAGO}) d
     WHERE m.id = $1`,
    [matriculadoID, desde, hoy],
  )
  if (!socio) throw noEncontrado()
  return socio
}

/** Tells what `changeEstado` would change, with the same refusals, and writes nothing. */
export async function previewEstado(
  db: Queryable,
  { hoy, ...quien }: Pick<Pedido, 'hoy' | 'persona' | 'politica'>,
  { matriculadoID, tipoMatriculaID, ...dias }: EntradaDe<typeof simularEstado>,
): Promise<FilaDe<typeof simularEstado>> {
  const antes = await readSocio(db, matriculadoID)
  const cambio = await planFor(db, hoy, antes, { tipoMatriculaID, ...dias })
  const socio = await readSituacion(db, hoy, matriculadoID, cambio.desde)
  const {
    generaCuotas,
    deuda,
    futuras,
    montoFuturas,
    meses,
    formaPago,
    formaPagoID,
    papeles,
    plan,
    seguroID,
  } = socio
  const seCobraDespues = generaCuotas && isTipoConCuota(tipoMatriculaID)
  const habilitaDespues = isHabilitado(tipoMatriculaID, socio.habilitan)
  return {
    actual: antes.actual,
    nuevo: ESTADOS[tipoMatriculaID as keyof typeof ESTADOS],
    estadoDesde: antes.desde,
    anula: wordsOfAnulados(cambio),
    seCobraAntes: generaCuotas && isTipoConCuota(socio.tipoMatriculaID),
    seCobraDespues,
    habilitaAntes: isHabilitado(socio.tipoMatriculaID, socio.habilitan),
    habilitaDespues,
    deuda,
    futuras,
    montoFuturas,
    meses,
    cobertura: coverLabel(socio),
    bajaSeguro: socio.federacion && !habilitaDespues,
    seguroID,
    eliminarFuturas:
      futuras > 0 &&
      !cambio.espera &&
      !seCobraDespues &&
      (await readPersonas(db, 'editarMatriculas')).includes(quien.persona.usuarioID),
    papeles,
    plan,
    formaPago,
    debito: formaPagoID !== EFECTIVO,
    bajaDebito: formaPagoID !== EFECTIVO && isGone(tipoMatriculaID) && mayEndDebit({ ...quien, hoy }),
    cerrados: isTipoConCuota(tipoMatriculaID) ? [] : await findCerrados(db, quien, matriculadoID),
  }
}
