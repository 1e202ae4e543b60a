import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { describeMatriculado } from '@/backend/padron/matriculado/campos'

/** These rows belong to the member alone and are removed as well. */
export const SUYAS = [
  'apertura_de_ficha',
  'aviso_rehusado',
  'estado_programado',
  'comparacion_fila',
  'cambio_estado',
  'equivalencia',
  'hospital_matriculado',
  'mudanza_cuenta',
  'mudanza_diferencia',
  'mudanza_hallazgo',
  'nombre_anterior',
  'pedido_de_clave',
  'periodo_matricula',
  'propuesta',
] as const

/** What keeps a member in the register, in the words of the refusal. */
export const ATADURAS = {
  cargo: 'cuotas o conceptos',
  movimiento: 'movimientos en su cuenta',
  pago: 'pagos',
  plan_pago: 'planes de pagos',
  cobranza_evento: 'gestiones de cobranza',
  eliminacion: 'deuda eliminada',
  pago_en_linea: 'pagos en línea',
  mensaje: 'mensajes enviados',
  especialidad_matriculado: 'especialidades',
  practica_matriculado: 'prácticas',
  certificado_matriculado: 'certificados',
  federacion_matriculado: 'seguros',
  archivo_federacion_fila: 'archivos de la federación',
  poliza: 'pólizas de seguro',
  superintendencia_matriculado: 'superintendencia',
  papel: 'papeles emitidos',
  papel_pedido: 'papeles pedidos',
  solicitud: 'solicitudes',
  adjunto: 'adjuntos',
  da_listado: 'débito automático',
  ronda_fila: 'rondas de débito',
  rendicion_fila: 'rendiciones de débito',
  cobro_por_resolver: 'cobros por resolver',
  usuario: 'un usuario para ingresar',
} as const

/** Removes a doctor who was entered by mistake. Throws `Rechazo` when anything depends on him (decision 24). */
export async function removeMatriculado(tx: Tx, pedido: Pedido, matriculadoID: number): Promise<null> {
  const [found] = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!found) throw noEncontrado()
  const tablas = Object.keys(ATADURAS) as (keyof typeof ATADURAS)[]
  const looks = tablas.map((tabla) => `EXISTS (SELECT FROM ${tabla} WHERE matriculado_id = $1) AS ${tabla}`)
  const [hanging] = await tx.query<Record<string, boolean>>(`SELECT ${looks.join(', ')}`, [matriculadoID])
  const reasons = tablas.filter((tabla) => hanging?.[tabla]).map((tabla) => ATADURAS[tabla])
  if (reasons.length > 0) {
    throw new Rechazo(`No se pudo eliminar: el matriculado tiene ${reasons.join(', ')}`)
  }
  const antes = await describeMatriculado(tx, matriculadoID)
  for (const tabla of SUYAS) await tx.query(`DELETE FROM ${tabla} WHERE matriculado_id = $1`, [matriculadoID])
  await tx.query('DELETE FROM control_visto WHERE $1 = ANY(matriculados)', [matriculadoID])
  await tx.query('DELETE FROM matriculado WHERE id = $1', [matriculadoID])
  await audit(tx, pedido, { entidad: 'matriculado', entidadID: matriculadoID, matriculadoID, antes })
  return null
}
