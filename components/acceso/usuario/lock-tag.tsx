import { Clock, Lock, ShieldAlert } from '@/components/ui/icons'
import { Tag } from '@/components/ui/tag'
import type { Usuario } from '@/components/acceso/usuario/values'
import { formatInstante } from '@/domain/fechas'

/** Why somebody cannot sign in, and whether strangers try the passwords. */
export function LockTag({ usuario }: { usuario: Usuario }) {
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
      <Tag color="red">
        <Lock aria-hidden />
        Bloqueado
      </Tag>
    )
  if (!esperaHasta) return null
  return (
    <Tag color="orange">
      <Clock aria-hidden />
      En espera hasta {formatInstante(esperaHasta).slice(-8, -3)}
    </Tag>
  )
}

const AJENOS =
  'En las últimas 24 horas probaron contraseñas de este usuario desde equipos en los que nunca entró. Esos equipos esperan; donde ya entró antes sigue entrando.'

function StrangersTag({ veces }: { veces: number }) {
  if (veces === 0) return null
  return (
    <span title={AJENOS}>
      <Tag color="orange">
        <ShieldAlert aria-hidden />
        Intentos ajenos: {veces}
      </Tag>
    </span>
  )
}

export const isLocked = ({ bloqueado, esperaHasta }: Usuario): boolean =>
  bloqueado === true || Boolean(esperaHasta)
