import type { Db } from '@/backend/db/conexion'
import type { AjustesDeRonda } from '@/backend/debitos/ronda/contexto'
import type { Banco, FilaDeRendicion } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import type { Centavos } from '@/domain/dinero'
import type { Fecha, Mes } from '@/domain/fechas'

interface Enviada {
  id: number
  matriculadoID: number
  matricula: number
  clase: string
  importe: Centavos
  cbu: string
}
export interface Dicho {
  matriculadoID: number
  /** Centavos; nothing is collected without it. */
  importe?: bigint
  dia?: Fecha
  /** The day on which the money went back; only ICBC says so. */
  reversa?: Fecha
  texto?: string
  /** ICBC's own code, instead of that which the amount gives. */
  codigo?: string
  /** Other keys than those that were sent. */
  clave?: string | undefined
  matricula?: string
  cbu?: string
}

const DIA: Fecha = '2026-11-12'

/** Rounds of tests are closed when they are asked for, and for any month: this one was so by the first day that is told. */
const closeBy = (db: Db, rondaID: number, dia: Fecha): Promise<unknown> =>
  db.query(
    `UPDATE ronda SET cerrada_en = least(cerrada_en, ($2 || 'T00:00-03:00')::timestamptz),
       ajustes = jsonb_set(ajustes, '{periodo,desde}', to_jsonb(least(ajustes -> 'periodo' ->> 'desde', $2))) WHERE id = $1`,
    [rondaID, dia],
  )

/** A bank's report of a round's class, as the bank would write it: those named are told, the first day collected. */
export async function answerOf(
  db: Db,
  rondaID: number,
  clase: string,
  dichos: readonly (Dicho & { ajenas?: boolean })[],
): Promise<File> {
  const [first = DIA] = dichos.flatMap(({ dia = DIA, reversa }) => [dia, reversa ?? dia]).toSorted()
  await closeBy(db, rondaID, first)
  const [ronda] = await db.query<Mes & { forma: number; ajustes: AjustesDeRonda }>(
    'SELECT forma, anio, mes, ajustes FROM ronda WHERE id = $1',
    [rondaID],
  )
  const banco = ronda && bancoDeForma(ronda.forma)
  if (!ronda || !banco) throw new Error('Sin banco')
  const sent = await db.query<Enviada>(
    `SELECT id, matriculado_id AS "matriculadoID", matricula, clase, importe, cbu FROM ronda_fila WHERE ronda_id = $1`,
    [rondaID],
  )
  const byMember = new Map(sent.map((one) => [one.matriculadoID, one]))
  const { banco: ajustes, periodo } = ronda.ajustes
  const lines = dichos.map((dicho, index) => {
    const enviada = byMember.get(dicho.matriculadoID)
    const escrito = banco.rendir(
      rowOf({ ...dicho, clave: dicho.clave ?? keyOf(banco, enviada) }, enviada, index, ronda),
      {
        clase,
        ajustes,
        periodo,
        muestra: false,
      },
    )
    if (!escrito.ok) throw new Error(JSON.stringify(escrito.problemas))
    return escrito.texto
  })
  return new File(
    [Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')],
    `rendicion-${clase}.txt`,
  )
}

/** What the bank echoes of a debit that was sent: the registration number, or the row's own id. */
const keyOf = (banco: Banco, enviada: Enviada | undefined): string | undefined =>
  enviada && String(banco.escritura.unico.de({ ...enviada, nombre: '', sucursal: '' }))

function rowOf(dicho: Dicho, enviada: Enviada | undefined, index: number, mes: Mes): FilaDeRendicion {
  const { importe = 0n, dia = DIA, texto = '', reversa = null, clave, matricula, cbu } = dicho
  const cobrado = importe > 0n && reversa === null
  const number = matricula ?? String(enviada?.matricula ?? 999_999)
  const account = cbu ?? enviada?.cbu ?? ''
  return {
    linea: index + 1,
    clave: clave ?? number,
    referencia: String(enviada?.id ?? 999_999),
    matricula: number,
    mes: { anio: mes.anio, mes: mes.mes },
    vencimiento: '2026-11-30',
    cbu: account,
    cuenta: account,
    importe: importe as Centavos,
    cobrado,
    fechaCobro: cobrado ? dia : null,
    fechaRendicion: dia,
    codigo: dicho.codigo ?? (importe > 0n ? 'OK' : 'R10'),
    texto,
    reversa,
  }
}
