'use client'

import { Lock, LockOpen } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'
import { isLocked } from '@/components/acceso/usuario/lock-badge'
import { useLock } from '@/components/acceso/usuario/use-lock'
import type { Usuario } from '@/components/acceso/usuario/values'

export function LockButton({ usuario }: { usuario: Usuario }) {
  const { lock, unlock, pendiente } = useLock()
  return isLocked(usuario) ? (
    <Button variant="outline" busy={pendiente} onClick={() => unlock(usuario)}>
      <LockOpen aria-hidden />
      Desbloquear
    </Button>
  ) : (
    <Button variant="outline" busy={pendiente} onClick={() => void lock(usuario)}>
      <Lock aria-hidden />
      Bloquear
    </Button>
  )
}
