import { MAIL, MEDIOS, type Medio } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'

export function describeDias(dias: number): string {
  if (dias === 0) return 'El día del vencimiento'
  const count = Math.abs(dias)
  return `${count === 1 ? '1 día' : `${count} días`} ${dias < 0 ? 'antes' : 'después'} del vencimiento`
}

type Cuenta = { cantidad?: number | undefined; sinDestino?: number | undefined }
type Regla = { dias?: number | undefined; plantilla?: string | undefined; medio?: number | undefined }

export function describeRun({ cantidad = 0, sinDestino = 0 }: Cuenta, regla: Regla = {}): string {
  const { dias = 0, plantilla = '', medio } = regla
  const count = cantidad === 1 ? '1 mensaje' : `${formatCount(cantidad)} mensajes`
  const donde = medio === MAIL ? 'correo electrónico que sirva' : 'teléfono que sirva'
  const sin = sinDestino > 0 ? `, ${formatCount(sinDestino)} sin ${donde}` : ''
  const por = medio === undefined ? '' : `, por ${MEDIOS[medio as Medio]}`
  const cuando = describeDias(dias)
  return `${plantilla}, ${cuando.charAt(0).toLowerCase()}${cuando.slice(1)}${por}: ${count}${sin}`
}
