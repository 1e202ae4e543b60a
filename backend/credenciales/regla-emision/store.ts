import type { actualizarDatos, traerDatos } from '@/contract/regla-emision'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { AJUSTES } from '@/domain/ajustes'
import { describeAjuste } from '@/domain/regla'
import { type ReglaDeEmision, SIN_REGLA } from '@/domain/reglas-de-emision'

type Regla = FilaDe<typeof traerDatos>

/** Throws `noEncontrado` for a type that does not exist. */
export async function readRegla(db: Queryable, tipoCertificadoID: number): Promise<Regla> {
  const [row] = await db.query<{ [K in keyof Regla]: Regla[K] | null }>(
    `SELECT r.estados, r.deuda, r.especialidad, r.version, r.cambiado_en AS cambiado, ${nombreDeUsuario('u')} AS quien
     FROM tipo_certificado t LEFT JOIN regla_emision r ON r.tipo_certificado_id = t.id
     LEFT JOIN usuario u ON u.id = r.usuario_id WHERE t.id = $1 AND t.eliminado_en IS NULL`,
    [tipoCertificadoID],
  )
  if (!row) throw noEncontrado()
  const { estados, deuda, especialidad, version, cambiado, quien } = row
  return {
    estados: estados ?? SIN_REGLA.estados,
    deuda: deuda ?? SIN_REGLA.deuda,
    especialidad: especialidad ?? SIN_REGLA.especialidad,
    version: version ?? 0,
    cambiado,
    quien: cambiado === null ? null : quien,
  }
}

/** Throws `Rechazo` when somebody changed it since it was read. */
export async function updateRegla(
  tx: Tx,
  pedido: Pedido,
  { tipoCertificadoID, version, ...nueva }: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  // The first change creates the row, and two at once must not both find none.
  await tx.query('SELECT FROM tipo_certificado WHERE id = $1 FOR UPDATE', [tipoCertificadoID])
  const { version: now, cambiado: _cambiado, quien, ...antes } = await readRegla(tx, tipoCertificadoID)
  if (now !== version)
    throw new Rechazo(`La cambió ${quien ?? 'otra persona'}. Revise las reglas y vuelva a guardar.`)
  if (JSON.stringify(antes) === JSON.stringify(nueva)) return null
  await tx.query(
    `INSERT INTO regla_emision (tipo_certificado_id, estados, deuda, especialidad, version, usuario_id)
     VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (tipo_certificado_id) DO UPDATE
       SET estados = EXCLUDED.estados, deuda = EXCLUDED.deuda, especialidad = EXCLUDED.especialidad,
         version = regla_emision.version + 1, usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [tipoCertificadoID, nueva.estados, nueva.deuda, nueva.especialidad, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    entidad: 'tipo_certificado',
    entidadID: tipoCertificadoID,
    antes: inWords(antes),
    despues: inWords(nueva),
  })
  return null
}

/** As the settings say the same rules of a kind of paper. */
const inWords = ({ estados, deuda, especialidad }: ReglaDeEmision) => ({
  estados: describeAjuste(AJUSTES.certificadoEstados, estados),
  deuda: describeAjuste(AJUSTES.certificadoDeuda, deuda),
  especialidad: describeAjuste(AJUSTES.certificadoVigente, especialidad),
})
