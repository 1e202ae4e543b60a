import { createHash } from 'node:crypto'
import { keepImage } from '@/backend/archivo/store'
import { addDemoAttachments } from '@/backend/cli/demonstration-attachments'
import { issueCarnet } from '@/backend/credenciales/papel/carnet'
import { annulPapel, reprintPapel } from '@/backend/credenciales/papel/cambios'
import { issueCertificado } from '@/backend/credenciales/papel/emitir'
import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import { issueAutorizacion } from '@/backend/debitos/adhesion/autorizacion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { DEBITO_BANCARIO } from '@/domain/debito'
import type { ClaseConReglas } from '@/domain/papel'

/** What can be certified, of a few members each. */
const TABLAS = {
  certificado: 'certificado_matriculado',
  especialidad: 'especialidad_matriculado',
  practica: 'practica_matriculado',
} as const satisfies Record<Exclude<ClaseConReglas, 'carnet'>, string>
const CERTIFICADOS = [
  { clase: 'certificado', cuantos: 6 },
  { clase: 'especialidad', cuantos: 4 },
  { clase: 'practica', cuantos: 4 },
] as const
const CARNETS = 3
const AUTORIZACIONES = 2
/** Who has left asks for no papers. */
const ACTIVO = 1

/**
 * Papers of every kind, issued as a clerk issues them: one was printed again and another one annulled; and the
 * attachments of those with a card. Each is an act of its own, so that the list has an order.
 */
export async function issueDemoPapers(db: Db, clerk: Pedido): Promise<void> {
  const act = <R>(acto: string, work: (tx: Tx, pedido: Pedido) => Promise<R>): Promise<R> =>
    withTransaction(db, (tx) => work(tx, { ...clerk, acto }))
  const [firmante] = await db.query<ConId>(
    'SELECT id FROM firmante WHERE eliminado_en IS NULL ORDER BY id LIMIT 1',
  )
  const [tipoCertificado] = await db.query<ConId>(
    'SELECT id FROM tipo_certificado WHERE eliminado_en IS NULL ORDER BY id LIMIT 1',
  )
  if (!firmante || !tipoCertificado) return
  const [firmanteID, tipoCertificadoID] = [firmante.id, tipoCertificado.id]
  const issued: number[] = []
  for (const { clase, cuantos } of CERTIFICADOS) {
    const origenes = await db.query<ConId>(
      `SELECT max(c.id) AS id FROM ${TABLAS[clase]} c JOIN matriculado m ON m.id = c.matriculado_id
       WHERE m.tipo_matricula_id = $1 AND m.consultorio IS NOT NULL GROUP BY m.id ORDER BY m.id LIMIT $2`,
      [ACTIVO, cuantos],
    )
    for (const { id: origenID } of origenes) {
      const papel = { clase, origenID, tipoCertificadoID, firmanteID, ...OBSERVACIONES }
      issued.push((await act('papel.emitir', (tx, pedido) => issueCertificado(tx, pedido, papel))).id)
    }
  }
  const foto = await drawPortrait()
  const members = await db.query<{ id: number; nombre: string }>(
    `SELECT id, apellido || ' ' || nombre AS nombre FROM matriculado
     WHERE tipo_matricula_id = $1 ORDER BY id LIMIT $2`,
    [ACTIVO, CARNETS],
  )
  for (const { id: matriculadoID } of members)
    await act('papel.emitirCarnet', (tx, pedido) =>
      issueCarnet(tx, pedido, { matriculadoID, firmanteID }, foto),
    )
  const enDebito = await db.query<{ id: number }>(
    `SELECT matriculado_id AS id FROM da_listado WHERE fecha_baja IS NULL ORDER BY forma_pago_id = ${DEBITO_BANCARIO} DESC, id
     LIMIT $1`,
    [AUTORIZACIONES],
  )
  for (const { id } of enDebito)
    await act('debito.autorizacion', (tx, pedido) => issueAutorizacion(tx, pedido, id))
  await addDemoAttachments(act, members, foto.bytes)
  const [printed, annulled] = issued
  if (printed !== undefined)
    await act('papel.reimprimir', (tx, pedido) => reprintPapel(tx, pedido, { papelID: printed }))
  if (annulled !== undefined)
    await act('papel.anular', (tx, pedido) =>
      annulPapel(tx, pedido, { papelID: annulled, motivo: 'El apellido estaba mal escrito' }),
    )
}

const OBSERVACIONES = {
  observacion1: 'Para presentar en el hospital',
  observacion2: 'Guardia de los jueves',
  observacion3: 'Sin sanciones',
}

interface ConId {
  id: number
}

const [ANCHO, ALTO] = [270, 350]

/** Nobody: a grey head and shoulders. */
async function drawPortrait() {
  const pixels = Buffer.from(
    Array.from({ length: ANCHO * ALTO }, (_, at) => {
      const [x, y] = [at % ANCHO, Math.floor(at / ANCHO)]
      const head = Math.hypot((x - 135) / 58, (y - 135) / 75) <= 1
      const shoulders = Math.hypot((x - 135) / 115, (y - 350) / 120) <= 1
      return head || shoulders ? 120 : 225
    }),
  )
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(pixels, { raw: { width: ANCHO, height: ALTO, channels: 1 } })
    .png()
    .toBuffer()
  return {
    ...{ bytes, huella: createHash('sha256').update(bytes).digest('hex') },
    keep: async (tx: Tx) => {
      await keepImage(tx, { tipo: 'image/png', ancho: ANCHO, alto: ALTO, bytes })
    },
  }
}
