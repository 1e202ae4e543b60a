import type { anularArqueo, arquear, traerArqueo } from '@/contract/caja'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { HOY_DE_CAJA } from '@/backend/tesoreria/ledger/cajon'
import { BILLETES, sumOfNotes } from '@/domain/caja'
import { type Centavos, formatMoney, subtract, sumMoney } from '@/domain/dinero'
import { type Fecha, formatFecha, ZONA } from '@/domain/fechas'
import { hasCasilla } from '@/domain/regla'

type Dia = FilaDe<typeof traerArqueo>

const startOf = (day: string): string => `((${day})::timestamp AT TIME ZONE '${ZONA}')`

/** SQL: cash that went into the drawer of a person less what was given back out of it, from one day to another. */
export const cashOf = (quien: string, desde: string, hasta: string): string => `(SELECT
  coalesce((SELECT sum(p.total) FROM pago p WHERE p.usuario_id = ${quien} AND p.medio = 'efectivo'
    AND p.registrado_en >= ${startOf(desde)} AND p.registrado_en < ${startOf(`${hasta} + 1`)}), 0)
  - coalesce((SELECT sum(p.total) FROM pago p WHERE p.anulado_por = ${quien} AND p.medio = 'efectivo'
    AND p.anulado_en >= ${startOf(desde)} AND p.anulado_en < ${startOf(`${hasta} + 1`)}), 0))::bigint`

interface Esperado {
  ultimo: Fecha | null
  fondo: Centavos
  sinContar: Centavos
  efectivo: Centavos
  posterior: Fecha | null
  futuro: boolean
}

/** A day's count of a person's drawer, made or to be made. */
export async function readArqueo(db: Queryable, usuarioID: number, fecha: Fecha): Promise<Dia> {
  const { posterior, futuro, ...esperado } = await readEsperado(db, usuarioID, fecha)
  const arqueo = await readHecho(db, usuarioID, fecha)
  const marcados = await readAjuste(db, 'billetes')
  const impedimento = futuro
    ? 'Ese día todavía no llegó'
    : posterior && `La caja ya se contó el ${formatFecha(posterior)}: un día anterior no se cuenta después`
  return {
    ...esperado,
    esperado: sumMoney([esperado.fondo, esperado.sinContar, esperado.efectivo]),
    valores: BILLETES.filter((_, index) => hasCasilla(marcados, index + 1)),
    impedimento: arqueo ? null : impedimento,
    arqueo,
  }
}

async function readEsperado(db: Queryable, usuarioID: number, fecha: Fecha): Promise<Esperado> {
  const [row] = await db.query<Esperado>(
    `SELECT a.fecha AS ultimo, coalesce(a.queda, 0)::bigint AS fondo,
       (CASE WHEN a.fecha IS NULL THEN 0 ELSE ${cashOf('$1::int', 'a.fecha + 1', '($2::date - 1)')} END)::bigint AS "sinContar",
       (${cashOf('$1::int', '$2::date', '$2::date')})::bigint AS efectivo, $2::date > ${HOY_DE_CAJA} AS futuro,
       (SELECT max(fecha) FROM arqueo WHERE usuario_id = $1 AND fecha > $2 AND anulado_en IS NULL) AS posterior
     FROM (SELECT 1) uno LEFT JOIN LATERAL (
       SELECT fecha, queda FROM arqueo WHERE usuario_id = $1 AND fecha < $2 AND anulado_en IS NULL
       ORDER BY fecha DESC LIMIT 1
     ) a ON true`,
    [usuarioID, fecha],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return row
}

async function readHecho(db: Queryable, usuarioID: number, fecha: Fecha): Promise<Dia['arqueo']> {
  const [row] = await db.query<Omit<NonNullable<Dia['arqueo']>, 'billetes'> & { billetes: unknown }>(
    `SELECT a.id, a.billetes, a.monedas, a.contado, (a.contado - a.fondo - a.sin_contar - a.efectivo)::bigint AS diferencia,
       a.queda, a.motivo, a.contado_en AS cuando, coalesce(a.caja, ${nombreDeUsuario('d')}) AS caja,
       coalesce(a.quien, ${nombreDeUsuario('u')}) AS quien
     FROM arqueo a JOIN usuario u ON u.id = a.contado_por JOIN usuario d ON d.id = a.usuario_id
     WHERE a.usuario_id = $1 AND a.fecha = $2 AND a.anulado_en IS NULL`,
    [usuarioID, fecha],
  )
  return row ? { ...row, billetes: row.billetes as NonNullable<Dia['arqueo']>['billetes'] } : null
}

const nameOf = (quien: string): string =>
  `(SELECT ${nombreDeUsuario('u')} FROM usuario u WHERE u.id = ${quien})`

type Cuenta = EntradaDe<typeof arquear> & { usuarioID: number }

/** Throws `Rechazo` for a day that cannot be counted, another expected sum than the shown one, and no reason given. */
export async function count(tx: Tx, pedido: Pedido, cuenta: Cuenta): Promise<number> {
  const { usuarioID, fecha, monedas, queda } = cuenta
  // Waits for whoever is taking cash in, who holds the same row.
  await tx.query('SELECT FROM usuario WHERE id = $1 FOR UPDATE', [usuarioID])
  const dia = await readArqueo(tx, usuarioID, fecha)
  if (dia.arqueo) throw new Rechazo(`La caja de ese día ya la contó ${dia.arqueo.quien}.`)
  if (dia.impedimento !== null) refuse('fecha', dia.impedimento)
  if (dia.esperado !== cuenta.esperado)
    throw new Rechazo(
      `Lo esperado ahora es ${formatMoney(dia.esperado)}: se cobró o anuló algo mientras contaba. Revise.`,
    )
  const billetes = cuenta.billetes.filter(({ cantidad }) => cantidad > 0)
  const contado = sumMoney([sumOfNotes(billetes), monedas])
  const motivo = cuenta.motivo?.trim() || null
  const diferencia = subtract(contado, dia.esperado)
  if (diferencia !== 0n && motivo === null)
    refuse('motivo', `Ingrese el motivo de la diferencia de ${formatMoney(diferencia)}`)
  if (queda > contado) refuse('queda', `No puede quedar más de lo contado, ${formatMoney(contado)}`)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO arqueo (usuario_id, fecha, fondo, sin_contar, efectivo, billetes, monedas, contado, queda, motivo, contado_por,
       caja, quien)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${nameOf('$1')}, ${nameOf('$11')}) RETURNING id`,
    [
      ...[
        usuarioID,
        fecha,
        dia.fondo,
        dia.sinContar,
        dia.efectivo,
        JSON.stringify(billetes),
        monedas,
        contado,
        queda,
      ],
      ...[motivo, pedido.persona.usuarioID],
    ],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  await audit(tx, pedido, {
    entidad: 'arqueo',
    entidadID: row.id,
    despues: { fecha, esperado: dia.esperado, contado, queda, ...(motivo !== null && { motivo }) },
  })
  return row.id
}

/** Throws `Rechazo` unless it stands and is the last of its drawer. */
export async function annulArqueo(
  tx: Tx,
  pedido: Pedido,
  { arqueoID, motivo }: EntradaDe<typeof anularArqueo>,
): Promise<null> {
  const [arqueo] = await tx.query<{ usuarioID: number; fecha: Fecha; contado: Centavos; anulado: boolean }>(
    `SELECT usuario_id AS "usuarioID", fecha, contado, anulado_en IS NOT NULL AS anulado FROM arqueo WHERE id = $1 FOR UPDATE`,
    [arqueoID],
  )
  if (!arqueo) throw noEncontrado()
  if (arqueo.anulado) throw new Rechazo('Este arqueo ya está anulado.')
  await tx.query('SELECT FROM usuario WHERE id = $1 FOR UPDATE', [arqueo.usuarioID])
  const { posterior } = await readEsperado(tx, arqueo.usuarioID, arqueo.fecha)
  if (posterior)
    throw new Rechazo(
      `Anule primero el arqueo del ${formatFecha(posterior)}, que empieza en lo que dejó este.`,
    )
  await tx.query(
    'UPDATE arqueo SET anulado_en = now(), anulado_por = $2, motivo_anulacion = $3 WHERE id = $1',
    [arqueoID, pedido.persona.usuarioID, motivo.trim()],
  )
  const { fecha, contado } = arqueo
  await audit(tx, pedido, {
    entidad: 'arqueo',
    entidadID: arqueoID,
    despues: { fecha, contado, motivo: motivo.trim() },
  })
  return null
}
