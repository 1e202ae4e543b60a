import { randomBytes } from 'node:crypto'
import type { EntradaDe } from '@/contract/llamada'
import type { anular, reimprimir } from '@/contract/papel'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { type Contenido, type Emitido, holdPapel, readPapel } from '@/backend/credenciales/papel/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { BYTES_DE_CODIGO, formatCodigo, makeCodigo } from '@/domain/codigo-de-papel'
import { formatInstante, ZONA } from '@/domain/fechas'
import { type ClaseDePapel, nameOfPapel } from '@/domain/papel'
import { oneLine } from '@/domain/texto'

const ENTIDAD = 'papel'

/** What is issued; `certifica` says in one line what the paper tells of the member. */
export interface PorEmitir {
  clase: ClaseDePapel
  matriculadoID: number
  origenID: number | null
  certifica: string
  imagenHuella: string | null
  /** Of a card. */
  fotoHuella?: string
  /** Why it is issued in spite of a rule. */
  salvedad: string | null
  contenido: Contenido
}

/** Keeps the content and takes the kind's next number, the last thing that the transaction waits for. */
export async function issuePapel(tx: Tx, autor: Autor, papel: PorEmitir): Promise<Emitido> {
  const codigo = makeCodigo(randomBytes(BYTES_DE_CODIGO))
  const contenido = JSON.stringify(papel.contenido)
  const [row] = await tx.query<{ id: number; numero: number }>(
    `INSERT INTO papel (clase, numero, codigo, matriculado_id, origen_id, certifica, firmante, contenido, huella,
       imagen_huella, emitido_por, foto_huella, salvedad)
     VALUES ($1, tomar_papel($1), $2, $3, $4, $5, $6, $7, sha256(convert_to($7, 'UTF8')), $8, $9, $10, $11)
     RETURNING id, numero`,
    [
      papel.clase,
      codigo,
      papel.matriculadoID,
      papel.origenID,
      papel.certifica,
      papel.contenido.firmante || null,
      contenido,
      papel.imagenHuella,
      autor.persona?.usuarioID ?? null,
      papel.fotoHuella ?? null,
      papel.salvedad,
    ],
  )
  if (!row) throw new Error('El papel no se guardó')
  const despues = {
    papel: nameOfPapel(papel.clase, row.numero),
    certifica: papel.certifica,
    firmante: papel.contenido.firmante || null,
    codigo: formatCodigo(codigo),
    ...(papel.salvedad && { salvedad: papel.salvedad }),
  }
  const { matriculadoID } = papel
  await audit(tx, autor, { entidad: ENTIDAD, entidadID: row.id, matriculadoID, despues })
  return readPapel(tx, row.id)
}

/**
 * One more print: a copy, which is counted, or the original again out of the dialog that issued it, which is written down
 * alone. Throws `Rechazo` for an annulled paper, `noEncontrado` for another's
 * than the one named.
 */
export async function reprintPapel(
  tx: Tx,
  pedido: Pedido,
  { papelID: id, matriculadoID: de, original = false }: EntradaDe<typeof reimprimir>,
): Promise<Emitido> {
  const { clase, numero, matriculadoID, anulado } = await holdPapel(tx, id)
  if (de !== undefined && de !== matriculadoID) throw noEncontrado()
  if (anulado) throw new Rechazo(`${nameOfPapel(clase, numero)} fue anulado el ${formatInstante(anulado)}`)
  const again = original && (await isStillHis(tx, id, pedido.persona.usuarioID))
  if (!again) await tx.query('UPDATE papel SET copias = copias + 1 WHERE id = $1', [id])
  const despues = { papel: nameOfPapel(clase, numero), copia: again ? 'ORIGINAL' : 'COPIA' }
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, despues })
  return readPapel(tx, id)
}

/** Issued by him today and never copied: the sheet that jammed or lacked the letterhead is the only other one. */
async function isStillHis(tx: Tx, id: number, usuarioID: number): Promise<boolean> {
  const [row] = await tx.query<{ suyo: boolean }>(
    `SELECT copias = 0 AND coalesce(emitido_por = $2, false)
       AND (emitido_en AT TIME ZONE '${ZONA}')::date = (now() AT TIME ZONE '${ZONA}')::date AS suyo
     FROM papel WHERE id = $1`,
    [id, usuarioID],
  )
  return row?.suyo === true
}

/** Throws `Rechazo` when it was annulled before. */
export async function annulPapel(
  tx: Tx,
  pedido: Pedido,
  { papelID, motivo }: EntradaDe<typeof anular>,
): Promise<null> {
  const { clase, numero, matriculadoID, anulado } = await holdPapel(tx, papelID)
  const papel = nameOfPapel(clase, numero)
  if (anulado) throw new Rechazo(`${papel} ya fue anulado el ${formatInstante(anulado)}`)
  await tx.query('UPDATE papel SET anulado_en = now(), anulado_por = $2, motivo = $3 WHERE id = $1', [
    papelID,
    pedido.persona.usuarioID,
    oneLine(motivo),
  ])
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: papelID,
    matriculadoID,
    despues: { papel, motivo: oneLine(motivo) },
  })
  return null
}
