import { randomUUID } from 'node:crypto'
import type { Db, Queryable } from '@/backend/db/conexion'
import { Rechazo, noEncontrado } from '@/backend/nucleo/rechazo'
import type { CobroDelProveedor, Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { CERO, type Centavos } from '@/domain/dinero'
import type { AccionDePrueba } from '@/domain/en-linea'

/** What it signs notices with: it moves no money, and forging one makes Padrón ask it all the same. */
const SECRETO = 'pasarela-de-prueba'

interface Fila {
  id: bigint
  estado: string
  referencia: string
  monto: Centavos
  moneda: string
}

const COBROS = `SELECT p.id, p.estado, f.referencia, p.monto, p.moneda
  FROM prueba_pago p JOIN prueba_preferencia f ON f.id = p.preferencia_id`

/**
 * The local test gateway in the provider's place: it remembers in tables of its own, outside Padrón's transactions, as a
 * provider does. People play it on /pasarelaDePrueba/{preferencia} of the web at `sitio`: an address that any client can
 * open, as a provider's is.
 */
export function createPasarelaDePrueba(db: Db, sitio: string): Pasarela {
  return {
    nombre: 'prueba',
    secreto: SECRETO,
    sitio: '',
    crear: async ({ referencia, titulo, total, venceEn, vueltas }) => {
      const preferencia = randomUUID()
      await db.query(
        `INSERT INTO prueba_preferencia (id, referencia, titulo, monto, vence_en, vueltas)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [preferencia, referencia, titulo, total, venceEn, JSON.stringify(vueltas)],
      )
      return { preferencia, url: `${sitio}/pasarelaDePrueba/${preferencia}` }
    },
    traerCobro: async (id) => {
      if (!/^\d{1,18}$/.test(id)) return null
      const [fila] = await db.query<Fila>(`${COBROS} WHERE p.id = $1`, [id])
      return fila ? toCobro(fila) : null
    },
    buscar: async (referencia) =>
      (await db.query<Fila>(`${COBROS} WHERE f.referencia = $1 ORDER BY p.id`, [referencia])).map(toCobro),
    cerrar: async (preferencia) => {
      await db.query('UPDATE prueba_preferencia SET vence_en = least(vence_en, now()) WHERE id = $1', [
        preferencia,
      ])
    },
    cancelarCobro: async (id) => {
      await db.query("UPDATE prueba_pago SET estado = 'cancelled' WHERE id = $1 AND estado = 'pending'", [id])
    },
  }
}

const toCobro = ({ id, estado, ...cobro }: Fila): CobroDelProveedor => ({
  ...cobro,
  id: String(id),
  estado,
  detalle: null,
  devuelto: estado === 'refunded' ? cobro.monto : CERO,
})

/** A payment asked of it, as its page shows it. */
export async function readPreferencia(db: Queryable, id: string) {
  const [row] = await db.query<{
    titulo: string
    monto: Centavos
    vence: string
    vencida: boolean
    vueltas: { aprobado: string; pendiente: string; cancelado: string }
  }>(
    `SELECT titulo, monto, vence_en AS vence, vence_en <= now() AS vencida, vueltas
     FROM prueba_preferencia WHERE id = $1`,
    [id],
  )
  if (!row) throw noEncontrado()
  const pagos = await db.query<{ id: bigint; estado: string }>(
    'SELECT id, estado FROM prueba_pago WHERE preferencia_id = $1 ORDER BY id',
    [id],
  )
  return { ...row, pagos: pagos.map((pago) => ({ id: Number(pago.id), estado: pago.estado })) }
}

const NUEVO = { aprobar: 'approved', dejarPendiente: 'pending', rechazar: 'rejected' } as const

/** What a payer does there, or the provider with what was paid; answers the payment it is about. */
export async function playPago(db: Queryable, preferencia: string, accion: AccionDePrueba): Promise<string> {
  const { vencida, pagos } = await readPreferencia(db, preferencia)
  const open = pagos.find(({ estado }) => estado === 'pending')
  if (accion === 'devolver') {
    const paid = pagos.find(({ estado }) => estado === 'approved')
    if (!paid) throw new Rechazo('No hay un pago aprobado para devolver')
    return setEstado(db, paid.id, 'refunded')
  }
  if (open) {
    if (accion === 'dejarPendiente') throw new Rechazo('El pago ya está pendiente')
    return setEstado(db, open.id, NUEVO[accion])
  }
  if (vencida) throw new Rechazo('El pago venció: ya no se puede pagar')
  const [made] = await db.query<{ id: bigint }>(
    `INSERT INTO prueba_pago (preferencia_id, estado, monto)
     SELECT id, $2, monto FROM prueba_preferencia WHERE id = $1 RETURNING id`,
    [preferencia, NUEVO[accion]],
  )
  return String(made?.id)
}

async function setEstado(db: Queryable, id: number, estado: string): Promise<string> {
  await db.query('UPDATE prueba_pago SET estado = $2 WHERE id = $1', [id, estado])
  return String(id)
}
