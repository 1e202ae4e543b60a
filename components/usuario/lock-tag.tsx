import { Clock, Lock } from 'lucide-react'
import { Tag } from '@/components/ui/tag'
import type { Usuario } from '@/components/usuario/values'
import { formatInstante } from '@/domain/fechas'

/** Why somebody cannot sign in; nothing when he can. */
export function LockTag({ usuario: { bloqueado, esperaHasta } }: { usuario: Usuario }) {
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

export const isLocked = ({ bloqueado, esperaHasta }: Usuario): boolean =>
  bloqueado === true || Boolean(esperaHasta)
