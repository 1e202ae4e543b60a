import type { traerDatos, traerHistoria } from '@/contract/da-listado'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { formatInstante, type Fecha } from '@/domain/fechas'

export const ENTIDAD = 'da_listado'

/** An account as an enrolment holds it; nothing of it where the form is no bank's. */
export interface Cuenta {
  bancoID: number | null
  sucursalBancoID: number | null
  tipoCuentaID: number | null
  cbu: string | null
  nroCuenta: string | null
  observaciones: string | null
}

/** The enrolment in force, and who began it when. */
export interface Vigente extends Cuenta {
  id: number
  formaPagoID: number
  formaPago: string
  banco: string | null
  sucursal: string | null
  nroSolicitud: number | null
  fechaAlta: Fecha
  version: number
  quien: string | null
  creado: string | null
}

export async function findVigente(db: Queryable, matriculadoID: number): Promise<Vigente | undefined> {
  const [row] = await db.query<Vigente>(
    `SELECT d.id, d.forma_pago_id AS "formaPagoID", f.nombre AS "formaPago", d.banco_id AS "bancoID", b.nombre AS banco,
       d.sucursal_banco_id AS "sucursalBancoID", s.nombre AS sucursal, d.tipo_cuenta_id AS "tipoCuentaID", d.cbu,
       d.nro_cuenta AS "nroCuenta", d.nro_solicitud AS "nroSolicitud", d.fecha_alta AS "fechaAlta", d.observaciones,
       d.version, ${nombreDeUsuario('u')} AS quien, d.creado_en AS creado
     FROM da_listado d JOIN forma_pago f ON f.id = d.forma_pago_id LEFT JOIN banco b ON b.id = d.banco_id
       LEFT JOIN sucursal_banco s ON s.id = d.sucursal_banco_id LEFT JOIN usuario u ON u.id = d.creado_por
     WHERE d.matriculado_id = $1 AND d.fecha_baja IS NULL`,
    [matriculadoID],
  )
  return row
}

/** 'BSE: lo adhirió Ana Pérez el 21/11/2026 10:32:05', as far as it was written down. */
export const tellVigente = ({ formaPago, quien, creado }: Vigente): string =>
  quien && creado ? `${formaPago}: lo adhirió ${quien} el ${formatInstante(creado)}` : formaPago

/** Throws `noEncontrado` for nobody, and `Rechazo` for who is in no debit. */
export async function readDatos(db: Queryable, matriculadoID: number): Promise<FilaDe<typeof traerDatos>> {
  const vigente = await findVigente(db, matriculadoID)
  if (!vigente) {
    await requireMember(db, matriculadoID)
    throw new Rechazo('No está adherido a un débito')
  }
  const { id, bancoID, sucursalBancoID, tipoCuentaID, cbu, nroCuenta, nroSolicitud, ...mas } = vigente
  const { fechaAlta, observaciones, version } = mas
  return {
    ...{ id, bancoID, sucursalBancoID, tipoCuentaID, cbu, nroCuenta, nroSolicitud },
    ...{ fechaAlta, observaciones, version, nroDa: nroSolicitud, montoDescontar: null },
  }
}

/** His id. Throws `noEncontrado` for nobody. */
export async function requireMember(db: Queryable, matriculadoID: number): Promise<number> {
  const [member] = await db.query('SELECT FROM matriculado WHERE id = $1', [matriculadoID])
  if (!member) throw noEncontrado()
  return matriculadoID
}

type Pasada = FilaDe<typeof traerHistoria>

export async function listHistoria(db: Queryable, matriculadoID: number): Promise<Pasada[]> {
  const rows = await db.query<Pasada>(
    `SELECT d.id, d.forma_pago_id AS "formaPagoID", f.nombre AS "formaPago", b.nombre AS banco, s.nombre AS sucursal,
       d.tipo_cuenta_id AS "tipoCuentaID", d.nro_cuenta AS "nroCuenta", d.nro_solicitud AS "nroSolicitud",
       d.fecha_alta AS "fechaAlta", ${nombreDeUsuario('u')} AS quien, d.fecha_baja AS "fechaBaja",
       ${nombreDeUsuario('w')} AS "quienBaja", d.motivo_baja AS "motivoBaja"
     FROM da_listado d JOIN forma_pago f ON f.id = d.forma_pago_id LEFT JOIN banco b ON b.id = d.banco_id
       LEFT JOIN sucursal_banco s ON s.id = d.sucursal_banco_id
       LEFT JOIN usuario u ON u.id = d.creado_por LEFT JOIN usuario w ON w.id = d.baja_por
     WHERE d.matriculado_id = $1 ORDER BY d.fecha_baja IS NOT NULL, d.id DESC`,
    [matriculadoID],
  )
  if (rows.length === 0) await requireMember(db, matriculadoID)
  return rows
}

export async function readUltimo(db: Queryable): Promise<number> {
  const [row] = await db.query<{ valor: number }>("SELECT valor FROM contador WHERE nombre = 'da_solicitud'")
  return row?.valor ?? 0
}
