import { Clock, Lock, ShieldAlert } from '@/components/ui/icons'
import { Badge } from '@/components/ui/badge'
import type { Usuario } from '@/components/acceso/usuario/values'
import { formatInstante } from '@/domain/fechas'

/** Why somebody cannot sign in, and whether strangers try the passwords. */
export function LockBadge({ usuario }: { usuario: Usuario }) {
  return (
    <>
      <WaitTag usuario={usuario} />
      <StrangersTag veces={usuario.intentosAjenos ?? 0} />
    </>
  )
}

function WaitTag({ usuario: { bloqueado, esperaHasta } }: { usuario: Usuario }) {
  if (bloqueado)
    return (
      <Badge color="red">
        <Lock aria-hidden />
        Bloqueado
      </Badge>
    )
  if (!esperaHasta) return null
  return (
    <Badge color="orange">
      <Clock aria-hidden />
      En espera hasta {formatInstante(esperaHasta).slice(-8, -3)}
    </Badge>
  )
}

const AJENOS =
  'En las últimas 24 horas probaron contraseñas de este usuario desde equipos en los que nunca entró. Esos equipos esperan; donde ya entró antes sigue entrando.'

function StrangersTag({ veces }: { veces: number }) {
  if (veces === 0) return null
  return (
    <span title={AJENOS}>
      <Badge color="orange">
        <ShieldAlert aria-hidden />
        Intentos ajenos: {veces}
      </Badge>
    </span>
  )
}

export const isLocked = ({ bloqueado, esperaHasta }: Usuario): boolean =>
  bloqueado === true || Boolean(esperaHasta)
