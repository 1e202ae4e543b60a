import type { FilaDe } from '@/contract/llamada'
import type { traerDatos, traerDatosBasicos } from '@/contract/matriculado'
import type { Fecha } from '@/domain/fechas'
import { centavos, subtract, type Centavos } from '@/domain/dinero'
import { ESTADOS_CON_CUOTA } from '@/domain/estados'
import { CUBIERTO, joinSeguro } from '@/backend/nucleo/cobertura'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { nombreCorrido } from '@/backend/nucleo/nombres'

interface Nombrado {
  id: number
  nombre: string
}

/** owed is the sum of unpaid charges; credit is owed − (debe − haber). */
const SALDOS = `
  SELECT (SELECT coalesce(sum(c.monto), 0)::bigint FROM cargo c WHERE c.matriculado_id = m.id
      AND ${IMPAGO}) AS deuda,
    (SELECT coalesce(sum(v.debe) - sum(v.haber), 0)::bigint FROM movimiento v WHERE v.matriculado_id = m.id) AS saldo`

interface Saldos {
  deuda: bigint
  saldo: bigint
}

function readSaldos({ deuda, saldo }: Saldos): { deuda: Centavos; saldoAFavor: Centavos } {
  const owed = centavos(deuda)
  return { deuda: owed, saldoAFavor: subtract(owed, centavos(saldo)) }
}

/** SQL: whether months are charged to the member `m`: his switch, in a state that is charged at all. */
const GENERA_CUOTAS = `m.genera_cuotas AND m.tipo_matricula_id IN (${ESTADOS_CON_CUOTA.join(',')})`

/** What headers, receipts and titles need; undefined when there is no such member. */
export async function readBasicos(
  db: Queryable,
  id: number,
): Promise<FilaDe<typeof traerDatosBasicos> | undefined> {
  const [row] = await db.query<
    Saldos & {
      nombre: string
      apellido: string
      domicilio: string | null
      dni: number
      matricula: number
      tipo: Nombrado
      estadoDesde: Fecha | null
      formaPago: string
      generaCuotas: boolean
      cuitCuil: string | null
    }
  >(
    `SELECT ${nombreCorrido('m')} AS nombre, m.apellido, m.domicilio, m.dni, m.matricula,
       json_build_object('id', t.id, 'nombre', ${nombreDeTipo('t')}) AS tipo, f.nombre AS "formaPago", s.*,
       ${GENERA_CUOTAS} AS "generaCuotas", m.cuit_cuil AS "cuitCuil",
       (SELECT max(p.fecha_desde) FROM periodo_matricula p
        WHERE p.matriculado_id = m.id AND p.fecha_hasta IS NULL) AS "estadoDesde"
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       LEFT JOIN forma_pago f ON f.id = m.forma_pago_id, LATERAL (${SALDOS}) s
     WHERE m.id = $1`,
    [id],
  )
  if (!row) return undefined
  const { nombre, apellido, domicilio, dni, matricula, tipo, estadoDesde, formaPago, cuitCuil } = row
  return {
    nombre,
    domicilio,
    dni,
    matricula,
    datosPersonales: { apellidoNombre: nombre, apellido },
    formaPago: { nombre: formaPago },
    tipoMatricula: tipo,
    ...(estadoDesde && { estadoDesde }),
    generaCuotas: row.generaCuotas,
    ...(cuitCuil && { cuitCuil }),
    ...readSaldos(row),
  }
}

type Ficha = FilaDe<typeof traerDatos>

interface Fila extends Saldos {
  id: number
  matricula: number
  generaCuotas: boolean
  nroColegio: number | null
  libro: string | null
  folio: string | null
  observaciones: string | null
  aviso: string | null
  avisoFecha: Fecha | null
  tipoMatricula: Nombrado
  formaPago: Nombrado
  datosPersonales: Ficha['datosPersonales']
  datosProfesionales: Ficha['datosProfesionales']
  datosAcademicos: Ficha['datosAcademicos']
  varios: Ficha['varios']
}

const nombrado = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('id', ${alias}.id, 'nombre', ${alias}.nombre) END`

const FICHA = `
  SELECT m.id, m.matricula, ${GENERA_CUOTAS} AS "generaCuotas", m.nro_colegio AS "nroColegio", m.libro, m.folio,
    m.observaciones, m.aviso, m.aviso_fecha AS "avisoFecha", json_build_object('id', t.id, 'nombre', ${nombreDeTipo('t')}) AS "tipoMatricula", ${nombrado('f')} AS "formaPago",
    json_build_object(
      'apellidoNombre', ${nombreCorrido('m')}, 'dni', m.dni, 'fechaNacimiento', m.fecha_nacimiento,
      'sexo', m.sexo, 'nacionalidad', m.nacionalidad, 'provincia', ${nombrado('p')}, 'departamento', ${nombrado('d')},
      'localidad', m.localidad, 'barrio', m.barrio, 'domicilio', m.domicilio, 'telefono', m.telefono,
      'email', m.email,
      'apellido', m.apellido, 'nombre', m.nombre) AS "datosPersonales",
    jsonb_build_object(
      'consultorio', m.consultorio, 'localidad', m.localidad_consultorio, 'clinica', m.clinica,
      'telProf', m.tel_prof, 'fax', m.fax, 'cuitCuil', m.cuit_cuil,
      'hospitales', coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', hm.id, 'hospital', ${nombrado('h')}, 'servicio', hm.servicio,
          'cargo', hm.cargo, 'version', hm.version) ORDER BY hm.id)
        FROM hospital_matriculado hm JOIN hospital h ON h.id = hm.hospital_id
        WHERE hm.matriculado_id = m.id), '[]'))
      || jsonb_strip_nulls(jsonb_build_object(
        'hospital', m.hospital, 'servicios', m.servicios, 'cargos', m.cargos)) AS "datosProfesionales",
    json_build_object(
      'titulo', ${nombrado('ti')}, 'entidadOtorgaTitulo', ${nombrado('e')},
      'fecha', m.fecha_titulo) AS "datosAcademicos",
    jsonb_build_object(
      'uadFecha', m.uad_fecha, 'ingresoCM', m.ingreso_cm, 'egresoCM', m.egreso_cm, 'federacion', ${CUBIERTO},
      'superintendencia', EXISTS (
        SELECT FROM superintendencia_matriculado s WHERE s.matriculado_id = m.id AND s.eliminado_en IS NULL
          AND s.desde <= $2 AND (s.hasta IS NULL OR s.hasta >= $2)),
       'iosep', m.iosep, 'isspse', m.isspse, 'notas', m.notas)
      || jsonb_strip_nulls(jsonb_build_object(
        'ultimoPeriodoRenovado', m.ultimo_periodo_renovado)) AS varios,
    s.*
  FROM matriculado m
    JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
    JOIN forma_pago f ON f.id = m.forma_pago_id
    ${joinSeguro('m.id', '$2')}
    LEFT JOIN provincia p ON p.id = m.provincia_id
    LEFT JOIN departamento d ON d.id = m.departamento_id
    LEFT JOIN titulo ti ON ti.id = m.titulo_id
    LEFT JOIN entidad_otorga_titulo e ON e.id = m.entidad_otorga_titulo_id,
    LATERAL (${SALDOS}) s
  WHERE m.id = $1`

/** The whole record in one query; undefined when there is no such member. */
export async function readFicha(db: Queryable, id: number, hoy: Fecha): Promise<Ficha | undefined> {
  const [row] = await db.query<Fila>(FICHA, [id, hoy])
  if (!row) return undefined
  const { deuda, saldo, libro, folio, observaciones, aviso, avisoFecha, ...ficha } = row
  return {
    ...ficha,
    libro: libro ?? undefined,
    folio: folio ?? undefined,
    observaciones: observaciones ?? undefined,
    aviso: aviso ?? undefined,
    avisoFecha: avisoFecha ?? undefined,
    ...readSaldos({ deuda, saldo }),
  }
}
