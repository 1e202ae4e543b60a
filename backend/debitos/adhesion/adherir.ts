import type { adherir } from '@/contract/da-listado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { requireCuenta } from '@/backend/debitos/adhesion/cuenta'
import { ENTIDAD, findVigente, tellVigente } from '@/backend/debitos/adhesion/store'
import { requireEstado } from '@/backend/nucleo/acto-por-estado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import {
  holdMatriculado,
  refuseBeforeBirth,
  type Retenido,
} from '@/backend/padron/matriculado/hold-matriculado'
import { DEBITO_BANCARIO, nombreDeCuenta } from '@/domain/debito'
import { EFECTIVO } from '@/domain/estados'

type Entrada = EntradaDe<typeof adherir>

interface Adhesion {
  id: number
  nroSolicitud: number | null
}

/**
 * Enrols the member in a debit and makes it his payment form. Throws `Rechazo` for who is enrolled already, naming who
 * did it, and as `requireEstado` does; at `tipoDA` and the account's keys for what cannot be chosen.
 */
export async function enrol(
  tx: Tx,
  pedido: Pedido,
  entrada: Entrada,
): Promise<{ id: number; nroSolicitud?: number }> {
  const { matriculadoID, tipoDA } = entrada
  const member = await holdMatriculado(tx, matriculadoID)
  const vigente = await findVigente(tx, matriculadoID)
  if (vigente) throw new Rechazo(`Ya está adherido a ${tellVigente(vigente)}`)
  const socio = await readSocio(tx, matriculadoID)
  if (socio.formaPagoID !== EFECTIVO)
    throw new Rechazo(`Ya está adherido a ${socio.formaPago}: dé de baja primero`)
  const porque = await requireEstado(tx, 'debito', entrada)
  const forma = await readForma(tx, tipoDA)
  const cuenta = await accountOf(tx, pedido, entrada, member)
  await tx.query('UPDATE matriculado SET forma_pago_id = $2, version = version + 1 WHERE id = $1', [
    matriculadoID,
    tipoDA,
  ])
  const { id, nroSolicitud } = await insert(tx, pedido, entrada)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    matriculadoID,
    antes: { formaPago: socio.formaPago },
    despues: { formaPago: forma, ...cuenta, nroSolicitud, ...porque },
  })
  return { id, ...(nroSolicitud !== null && { nroSolicitud }) }
}

async function readSocio(tx: Tx, matriculadoID: number) {
  const [socio] = await tx.query<{ formaPagoID: number; formaPago: string }>(
    `SELECT m.forma_pago_id AS "formaPagoID", f.nombre AS "formaPago"
     FROM matriculado m JOIN forma_pago f ON f.id = m.forma_pago_id WHERE m.id = $1`,
    [matriculadoID],
  )
  if (!socio) throw new Error('El matriculado retenido no está')
  return socio
}

async function readForma(tx: Tx, id: number): Promise<string> {
  const [forma] = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM forma_pago WHERE id = $1 AND id <> $2 AND eliminado_en IS NULL FOR KEY SHARE',
    [id, EFECTIVO],
  )
  return forma?.nombre ?? refuse('tipoDA', 'Ese tipo de débito no existe')
}

/** The account in the history's words; nothing where the form has none. */
async function accountOf(
  tx: Tx,
  { hoy }: Pedido,
  { tipoDA, datosDebito }: Entrada,
  member: Retenido,
): Promise<object> {
  if (tipoDA !== DEBITO_BANCARIO) {
    if (datosDebito) refuse('datosDebitoJSON', 'Sólo el débito bancario lleva una cuenta')
    return { fechaAlta: hoy }
  }
  if (!datosDebito) refuse('datosDebitoJSON', 'Ingrese los datos de la cuenta')
  refuseBeforeBirth(member, 'fechaAlta', { dia: datosDebito.fechaAlta, que: 'La fecha de alta' })
  await requireCuenta(tx, datosDebito, hoy)
  return describeCuenta(tx, datosDebito)
}

/** An account as the history tells it. */
export async function describeCuenta(
  tx: Tx,
  cuenta: {
    bancoID: number | null
    sucursalBancoID: number | null
    tipoCuentaID: number | null
    cbu: string | null
    nroCuenta: string | null
    fechaAlta: string
    observaciones?: string | null | undefined
  },
): Promise<Record<string, unknown>> {
  const [nombres] = await tx.query<{ banco: string | null; sucursal: string | null }>(
    `SELECT (SELECT nombre FROM banco WHERE id = $1) AS banco,
       (SELECT nombre FROM sucursal_banco WHERE id = $2) AS sucursal`,
    [cuenta.bancoID, cuenta.sucursalBancoID],
  )
  return {
    ...nombres,
    tipoCuenta: nombreDeCuenta(cuenta.tipoCuentaID),
    cbu: cuenta.cbu,
    nroCuenta: cuenta.nroCuenta,
    fechaAlta: cuenta.fechaAlta,
    observaciones: cuenta.observaciones?.trim() || null,
  }
}

/** The number of request is taken last: its counter stays locked until the transaction ends. */
async function insert(tx: Tx, { hoy, persona }: Pedido, entrada: Entrada): Promise<Adhesion> {
  const { datosDebito: cuenta } = entrada
  const numero = cuenta
    ? `UPDATE contador SET valor = valor + 1 WHERE nombre = 'da_solicitud' RETURNING valor`
    : 'SELECT NULL::int AS valor'
  const [row] = await tx.query<Adhesion>(
    `WITH numero AS (${numero})
     INSERT INTO da_listado (matriculado_id, forma_pago_id, banco_id, sucursal_banco_id, tipo_cuenta_id, cbu, nro_cuenta,
       nro_solicitud, fecha_alta, observaciones, creado_por)
     SELECT $1, $2, $3, $4, $5, $6, $7, valor, $8, $9, $10 FROM numero
     RETURNING id, nro_solicitud AS "nroSolicitud"`,
    [
      entrada.matriculadoID,
      entrada.tipoDA,
      cuenta?.bancoID ?? null,
      cuenta?.sucursalBancoID ?? null,
      cuenta?.tipoCuentaID ?? null,
      cuenta?.cbu ?? null,
      cuenta?.nroCuenta.trim() ?? null,
      cuenta?.fechaAlta ?? hoy,
      cuenta?.observaciones?.trim() || null,
      persona.usuarioID,
    ],
  )
  if (!row) throw new Error('Falta el contador de solicitudes de débito')
  return row
}
