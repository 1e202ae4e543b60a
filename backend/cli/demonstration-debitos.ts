import { receive } from '@/backend/cli/demonstration-files'
import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import { aplicarRendicion, orderReport } from '@/backend/debitos/rendicion/aplicar'
import { readReport } from '@/backend/debitos/rendicion/leer'
import { markSent } from '@/backend/debitos/ronda/cambios'
import { closeAsItIs } from '@/backend/debitos/ronda/cerrar'
import type { AjustesDeRonda } from '@/backend/debitos/ronda/contexto'
import { countEnsayo } from '@/backend/debitos/ronda/ensayo'
import type { Pedido } from '@/backend/nucleo/manejador'
import { workUntilDone } from '@/backend/tarea/finish'
import type { Banco, FilaDeRendicion } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import type { Centavos } from '@/domain/dinero'
import { type Fecha, type Mes, monthAt } from '@/domain/fechas'

/** The banks of the demonstration's accounts, by their forms of debit. */
const FORMAS = [41, 42]
/** What the bank says to so many debits: it collects all the others. */
const RECHAZOS = [
  { una: 11, codigo: 'R10', texto: 'Cuentas sin saldo' },
  { una: 29, codigo: 'R02', texto: 'Cuenta cerrada' },
]
/** Of so many debits one is collected in part. */
const DE_MENOS = 37
/** A registration number of nobody, whose money the first bank tells of at the end. */
const DE_NADIE = 888_888

/**
 * The debits of these months as the accountant did them at each bank: closed on the fifth, sent, and answered on the due
 * day, with rejections, a short collection and one of nobody. Each month is whole before the next.
 */
export async function makeDemoRounds(db: Db, clerk: Pedido, meses: readonly number[]): Promise<void> {
  for (const mes of meses)
    for (const forma of FORMAS) {
      const ronda = { forma, ...monthAt(mes) }
      const { listas } = await countEnsayo(db, ronda)
      const some = listas.some(({ lista, cantidad }) => lista === 'van' && cantidad > 0)
      if (some) await live(db, clerk, { ...ronda, deNadie: mes === meses.at(-1) && forma === FORMAS[0] })
    }
  // A job that ended long ago is not kept.
  await db.query(`DELETE FROM tarea WHERE tipo = 'rendicion'`)
}

interface Ronda extends Mes {
  forma: number
  /** Its report tells of money of nobody, which waits for a person. */
  deNadie: boolean
}

async function live(db: Db, clerk: Pedido, { forma, deNadie, ...mes }: Ronda): Promise<void> {
  const act = <R>(acto: string, work: (tx: Tx, pedido: Pedido) => Promise<R>): Promise<R> =>
    withTransaction(db, (tx) => work(tx, { ...clerk, acto }))
  const { id } = await act('ronda.cerrar', (tx, pedido) => closeAsItIs(tx, pedido, forma, mes))
  await act('ronda.enviar', (tx, pedido) => markSent(tx, pedido, id))
  await dateBackClosing(db, id)
  const [first, ...rest] = await act('rendicion.leer', (tx, pedido) => readAnswers(tx, pedido, id, deNadie))
  if (first === undefined) throw new Error('Una ronda sin archivos')
  const { tareaID } = await act('rendicion.aplicar', (tx, pedido) => orderReport(tx, pedido, first, rest))
  const { estado, resumen } = await workUntilDone(
    db,
    { rendicion: aplicarRendicion },
    tareaID,
    () => undefined,
  )
  if (estado !== 'terminada') throw new Error(`Una rendición de demostración no se aplicó: ${resumen}`)
  await dateBack(db, id)
}

interface Enviada {
  id: number
  matricula: number
  importe: Centavos
  cbu: string
}

/** The report of each file, as the bank writes it. Answers their ids. */
async function readAnswers(tx: Tx, pedido: Pedido, rondaID: number, deNadie: boolean): Promise<number[]> {
  const [ronda] = await tx.query<Mes & { forma: number; ajustes: AjustesDeRonda }>(
    'SELECT forma, anio, mes, ajustes FROM ronda WHERE id = $1',
    [rondaID],
  )
  const banco = ronda && bancoDeForma(ronda.forma)
  if (!banco) throw new Error('Una ronda sin banco')
  const ids: number[] = []
  for (const { clave: clase } of banco.clases) {
    const sent = await tx.query<Enviada>(
      "SELECT id, matricula, importe, coalesce(cbu, '') AS cbu FROM ronda_fila WHERE ronda_id = $1 AND clase = $2 ORDER BY id",
      [rondaID, clase],
    )
    if (sent.length === 0) continue
    const [one] = sent
    const nobody = deNadie && ids.length === 0 && one ? [{ ...one, id: DE_NADIE, matricula: DE_NADIE }] : []
    const { banco: ajustes, periodo } = ronda.ajustes
    const rows = [...sent, ...nobody].map((each, at) => answer(banco, each, at, ronda, periodo.vencimiento))
    const lines = rows.map((row) => {
      const escrito = banco.rendir(row, { clase, ajustes, periodo, muestra: true })
      if (!escrito.ok) throw new Error(JSON.stringify(escrito.problemas))
      return `${escrito.texto}\r\n`
    })
    const archivo = receive(
      `rendicion-${banco.nombreDe(clase, ronda)}`,
      'text/plain',
      Buffer.from(lines.join(''), 'latin1'),
    )
    ids.push((await readReport(tx, pedido, { rondaID, clase }, archivo)).id)
  }
  return ids
}

/** What the bank says of a debit, told by its registration number, so that the same people fall short each month. */
function answer(banco: Banco, sent: Enviada, at: number, mes: Mes, vencimiento: Fecha): FilaDeRendicion {
  const { id, matricula, importe, cbu } = sent
  const rechazo = RECHAZOS.find(({ una }) => (matricula + mes.mes) % una === 0)
  const short = matricula % DE_MENOS === mes.mes ? 50_000n : 0n
  return {
    linea: at + 1,
    clave: String(banco.escritura.unico.de({ ...sent, nombre: '', sucursal: '' })),
    referencia: String(id),
    matricula: String(matricula),
    ...{ mes: { anio: mes.anio, mes: mes.mes }, vencimiento, cbu, cuenta: cbu },
    importe: (rechazo ? 0n : importe - short) as Centavos,
    cobrado: rechazo === undefined,
    fechaCobro: rechazo ? null : vencimiento,
    fechaRendicion: vencimiento,
    codigo: rechazo?.codigo ?? 'OK',
    texto: rechazo?.texto ?? '',
    reversa: null,
  }
}

/** The round tells when such a month's is closed and sent: what its report tells is of later days. */
const dateBackClosing = (db: Db, rondaID: number): Promise<unknown> =>
  db.query(
    `UPDATE ronda SET cerrada_en = make_date(anio, mes, 5) + time '10:00', enviada_en = make_date(anio, mes, 5) + time '10:20'
     WHERE id = $1`,
    [rondaID],
  )

/** What the counter counts by days is of the day of the answer, not of the demonstration's birth. */
async function dateBack(db: Db, rondaID: number): Promise<void> {
  const answered = `(SELECT (ajustes -> 'periodo' ->> 'vencimiento')::date FROM ronda WHERE id = $1)`
  await db.query(
    `UPDATE rendicion SET leida_en = ${answered} + time '12:00', aplicada_en = ${answered} + time '12:05' WHERE ronda_id = $1`,
    [rondaID],
  )
  await db.query(
    `UPDATE pago SET registrado_en = ${answered} + time '12:05' WHERE id IN (
       SELECT f.pago_id FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id WHERE r.ronda_id = $1)`,
    [rondaID],
  )
}
