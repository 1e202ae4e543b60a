import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { actualizarTipo, traerOfrecidos, traerTipo } from '@/contract/papel-pedido'
import { audit } from '@/backend/acceso/auditoria/store'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import { describeFaults, holesOf } from '@/backend/credenciales/papel/a-varios'
import { readFirmante, readTipo } from '@/backend/credenciales/papel/emitir'
import { listUnmet } from '@/backend/credenciales/regla-emision/reglas'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { requireMember } from '@/backend/padron/propuesta/store'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Marcador } from '@/domain/certificado/marcadores'
import { markersOf } from '@/domain/certificado/rellenar'
import { isAccreditation } from '@/domain/certificado/tipo-de-acreditacion'
import type { Centavos } from '@/domain/dinero'

type Tipo = FilaDe<typeof traerTipo>

/** How a type is offered; as nobody ever offered it, `version` 0. Throws `noEncontrado` for a type that is gone. */
export async function readOffer(db: Queryable, tipoCertificadoID: number): Promise<Tipo> {
  const [row] = await db.query<{ [K in keyof Tipo]: Tipo[K] | null }>(
    `SELECT a.ofrecido, a.concepto_id AS "conceptoID", a.firmante_id AS "firmanteID", a.por_si_solo AS "porSiSolo",
       a.meses, a.version, a.cambiado_en AS cambiado, ${nombreDeUsuario('u')} AS quien
     FROM tipo_certificado t LEFT JOIN papel_a_pedido a ON a.tipo_certificado_id = t.id
       LEFT JOIN usuario u ON u.id = a.usuario_id
     WHERE t.id = $1 AND t.eliminado_en IS NULL`,
    [tipoCertificadoID],
  )
  if (!row) throw noEncontrado()
  const { ofrecido, porSiSolo, version, cambiado, quien, conceptoID, firmanteID, meses } = row
  return {
    ...{ conceptoID, firmanteID, meses, cambiado },
    ofrecido: ofrecido ?? false,
    porSiSolo: porSiSolo ?? false,
    version: version ?? 0,
    quien: cambiado === null ? null : quien,
  }
}

/** Throws `Rechazo` when somebody changed it since it was read, for a body that cannot be filled, and at what is gone. */
export async function updateOffer(
  tx: Tx,
  pedido: Pedido,
  { tipoCertificadoID, version, ...nueva }: EntradaDe<typeof actualizarTipo>,
): Promise<null> {
  // The first change makes the row, and two at once must not both find none.
  await tx.query('SELECT FROM tipo_certificado WHERE id = $1 FOR UPDATE', [tipoCertificadoID])
  const { version: now, quien, cambiado: _, ...antes } = await readOffer(tx, tipoCertificadoID)
  if (now !== version)
    throw new Rechazo(`Lo cambió ${quien ?? 'otra persona'}. Revise cómo se pide y vuelva a guardar.`)
  if (nueva.ofrecido) await requireOfferable(tx, tipoCertificadoID, pedido.hoy)
  await readFirmante(tx, nueva.firmanteID)
  if (nueva.conceptoID !== undefined && !(await holdVigente(tx, 'concepto', nueva.conceptoID)))
    refuse('conceptoID', 'Ese concepto ya no existe')
  await tx.query(
    `INSERT INTO papel_a_pedido
       (tipo_certificado_id, ofrecido, concepto_id, firmante_id, por_si_solo, meses, version, usuario_id)
     VALUES ($1, $2, $3, $4, $5, $6, 1, $7) ON CONFLICT (tipo_certificado_id) DO UPDATE
       SET ofrecido = EXCLUDED.ofrecido, concepto_id = EXCLUDED.concepto_id, firmante_id = EXCLUDED.firmante_id,
         por_si_solo = EXCLUDED.por_si_solo, meses = EXCLUDED.meses, version = papel_a_pedido.version + 1,
         usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [
      tipoCertificadoID,
      nueva.ofrecido,
      nueva.conceptoID ?? null,
      nueva.firmanteID,
      nueva.porSiSolo,
      nueva.meses ?? null,
      pedido.persona.usuarioID,
    ],
  )
  await audit(tx, pedido, {
    entidad: 'tipo_certificado',
    entidadID: tipoCertificadoID,
    antes,
    despues: { ...nueva, conceptoID: nueva.conceptoID ?? null, meses: nueva.meses ?? null },
  })
  return null
}

async function requireOfferable(tx: Tx, tipoCertificadoID: number, hoy: string): Promise<void> {
  const { nombre, cuerpo } = await readTipo(tx, tipoCertificadoID)
  if (isAccreditation(nombre)) throw new Rechazo(`«${nombre}» es de especialidades y prácticas: no se pide`)
  const faults = describeFaults(cuerpo, hoy)
  if (faults) throw new Rechazo(faults)
}

export interface Oferta {
  tipoCertificadoID: number
  nombre: string
  cuerpo: string | null
  conceptoID: number | null
  /** Null where it costs nothing. */
  monto: Centavos | null
  porSiSolo: boolean
}

/** What is offered: all of it, or one type. */
export const listOffers = (db: Queryable, tipoCertificadoID?: number): Promise<Oferta[]> =>
  db.query<Oferta>(
    `SELECT t.id AS "tipoCertificadoID", t.nombre, t.cuerpo, a.concepto_id AS "conceptoID",
       CASE WHEN c.monto > 0 THEN c.monto END AS monto, a.por_si_solo AS "porSiSolo"
     FROM papel_a_pedido a JOIN tipo_certificado t ON t.id = a.tipo_certificado_id
       LEFT JOIN concepto c ON c.id = a.concepto_id
     WHERE a.ofrecido AND t.eliminado_en IS NULL AND ($1::int IS NULL OR t.id = $1) ORDER BY t.nombre, t.id`,
    [tipoCertificadoID ?? null],
  )

const DE_LA_OFICINA: readonly Marcador[] = ['OBSERVACION_2', 'OBSERVACION_3']

/** Whether the doctor types a remark for the body. */
export const asksText = ({ cuerpo }: Pick<Oferta, 'cuerpo'>): boolean =>
  markersOf(readCuerpo(cuerpo ?? '').documento).includes('OBSERVACION_1')

/** Why the member may not have it today, in words: the rules for issuing, and what the body asks that his record lacks. */
export async function listReasons(
  db: Queryable,
  matriculadoID: number,
  { tipoCertificadoID, cuerpo }: Pick<Oferta, 'tipoCertificadoID' | 'cuerpo'>,
  hoy: string,
): Promise<string[]> {
  const body = readCuerpo(cuerpo ?? '').documento
  const unmet = await listUnmet(db, { clase: 'certificado', matriculadoID, tipoCertificadoID }, hoy)
  return [
    ...unmet.map(({ texto }) => texto),
    ...(await holesOf(db, matriculadoID, body, hoy)),
    ...(markersOf(body).some((one) => DE_LA_OFICINA.includes(one))
      ? ['Lo completa el Consejo: pídalo ahí']
      : []),
  ]
}

/** What the doctor may ask for, each with what keeps it from him. */
export async function listOffered(
  db: Queryable,
  pedido: Pick<Pedido, 'persona' | 'hoy'>,
): Promise<Pagina<FilaDe<typeof traerOfrecidos>>> {
  const matriculadoID = requireMember(pedido)
  const filas: FilaDe<typeof traerOfrecidos>[] = []
  for (const oferta of await listOffers(db)) {
    const { tipoCertificadoID, nombre, monto, porSiSolo } = oferta
    const pideTexto = asksText(oferta)
    filas.push({
      ...{ tipoCertificadoID, nombre, monto, pideTexto },
      porSiSolo: porSiSolo && !pideTexto,
      motivos: await listReasons(db, matriculadoID, oferta, pedido.hoy),
    })
  }
  return { filas }
}
