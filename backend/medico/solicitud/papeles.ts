import type { EntradaDe } from '@/contract/llamada'
import type { aceptarPapel, adjuntarPapel, verPapel } from '@/contract/solicitud'
import { audit } from '@/backend/acceso/auditoria/store'
import { refuseFile, requireWholePdf } from '@/backend/archivo/received'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import {
  holdSolicitud,
  type PapelDeSolicitud,
  readPapeles,
  setLapse,
  type Solicitud,
} from '@/backend/medico/solicitud/abierta'
import { nameOfAdjunto } from '@/domain/adjunto'
import { type Fecha, formatFecha } from '@/domain/fechas'
import {
  ESTADOS_DE_PAPEL_PRESENTADO,
  ESTADOS_DE_SOLICITUD,
  isStale,
  nameOfSolicitud,
} from '@/domain/solicitud'

/** A paper of a request, held; papers change until it is admitted. Throws `Rechazo`, and `noEncontrado` for another's. */
async function holdPapelDe(
  tx: Tx,
  { solicitudID, papelID }: { solicitudID: number; papelID: number },
): Promise<{ solicitud: Solicitud; papel: PapelDeSolicitud }> {
  const solicitud = await holdSolicitud(tx, solicitudID)
  const papel = (await readPapeles(tx, solicitudID)).find(({ id }) => id === papelID)
  if (!papel || solicitud.numero === null) throw noEncontrado()
  const { estado } = solicitud
  if (estado !== 'presentada' && estado !== 'observada')
    throw new Rechazo(
      `${nameOfSolicitud(solicitud)} está ${ESTADOS_DE_SOLICITUD[estado].toLowerCase()}: sus papeles ya no cambian`,
    )
  return { solicitud, papel }
}

const auditPapel = (
  tx: Tx,
  pedido: Pedido,
  { id, matriculadoID }: Solicitud,
  papel: Pick<PapelDeSolicitud, 'nombre' | 'estado'>,
  despues: object,
): Promise<void> =>
  audit(tx, pedido, {
    ...{ entidad: 'solicitud', entidadID: id, matriculadoID },
    antes: { papel: ESTADOS_DE_PAPEL_PRESENTADO[papel.estado] },
    despues: { requisito: papel.nombre, ...despues },
  })

/** Keeps the file of a paper, in the place of an earlier one. Throws `Rechazo` at `archivo` for one that was cut. */
export async function attachPapel(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof adjuntarPapel>,
  archivo: ArchivoRecibido,
): Promise<null> {
  await keepFile(tx, pedido, await holdPapelDe(tx, entrada), archivo)
  return null
}

/** The same of a paper that is held already. */
export async function keepFile(
  tx: Tx,
  pedido: Pedido,
  { solicitud, papel }: { solicitud: Solicitud; papel: PapelDeSolicitud },
  archivo: ArchivoRecibido,
): Promise<void> {
  await requireWholePdf(archivo)
  const [twin] = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM solicitud_papel WHERE solicitud_id = $1 AND huella = $2',
    [solicitud.id, archivo.huella],
  )
  if (twin) throw refuseFile(`Es el mismo archivo que ya está en «${twin.nombre}»`)
  await archivo.keep(tx)
  await tx.query(
    `UPDATE solicitud_papel SET huella = $2, archivo = $3, estado = 'recibido', motivo = NULL WHERE id = $1`,
    [papel.id, archivo.huella, nameOfAdjunto(archivo.nombre)],
  )
  await auditPapel(tx, pedido, solicitud, papel, { papel: ESTADOS_DE_PAPEL_PRESENTADO.recibido })
}

export async function readPapelFile(
  db: Queryable,
  { solicitudID, papelID }: EntradaDe<typeof verPapel>,
): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string; nombre: string }>(
    `SELECT p.huella, coalesce(p.archivo, '') AS nombre FROM solicitud_papel p JOIN solicitud s ON s.id = p.solicitud_id
     WHERE p.id = $1 AND s.id = $2 AND p.huella IS NOT NULL AND s.numero IS NOT NULL`,
    [papelID, solicitudID],
  )
  if (!row) throw noEncontrado()
  return row
}

/** Accepts a paper: what came, or its original that was seen. Throws `Rechazo` for one that did not come or is too old. */
export async function acceptPapel(
  tx: Tx,
  pedido: Pedido,
  { visto, fecha, ...entrada }: EntradaDe<typeof aceptarPapel>,
): Promise<null> {
  const { solicitud, papel } = await holdPapelDe(tx, entrada)
  if (papel.estado === 'esperado' && !visto)
    refuse('visto', 'Todavía no llegó: agregue el archivo, o marque que vio el original')
  refuseOld(papel, solicitud.presentada ?? pedido.hoy, pedido.hoy, fecha)
  await tx.query(
    `UPDATE solicitud_papel SET estado = 'aceptado', motivo = NULL, fecha = coalesce($2::date, fecha),
       original_visto_en = CASE WHEN $3 THEN coalesce(original_visto_en, now()) ELSE original_visto_en END,
       original_visto_por = CASE WHEN $3 THEN coalesce(original_visto_por, $4::int) ELSE original_visto_por END
     WHERE id = $1`,
    [papel.id, fecha ?? null, visto, pedido.persona.usuarioID],
  )
  await setLapse(tx, solicitud)
  await auditPapel(tx, pedido, solicitud, papel, {
    papel: ESTADOS_DE_PAPEL_PRESENTADO.aceptado,
    ...(visto && { original: 'Visto' }),
  })
  return null
}

function refuseOld(
  { nombre, diasDeVigencia }: PapelDeSolicitud,
  presentada: Fecha,
  hoy: Fecha,
  fecha: Fecha | undefined,
): void {
  if (fecha !== undefined && fecha > hoy) refuse('fecha', 'Ese día todavía no llegó')
  if (diasDeVigencia === null) return
  if (fecha === undefined) refuse('fecha', `Ingrese de qué día es: vale ${diasDeVigencia} días`)
  if (isStale(fecha, diasDeVigencia, presentada))
    refuse('fecha', `«${nombre}» vale ${diasDeVigencia} días, y es del ${formatFecha(fecha)}`)
}
