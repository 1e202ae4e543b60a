'use client'

import { LogOut } from '@/components/ui/icons'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { leave } from '@/lib/llamada/sign-out'

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false)
  async function exit() {
    setLeaving(true)
    await leave()
    window.location.assign('/login')
  }
  return (
    <Button variant="ghost" className="w-full justify-start" busy={leaving} onClick={() => void exit()}>
      <LogOut aria-hidden />
      {leaving ? 'Cerrando sesión…' : 'Cerrar sesión'}
    </Button>
  )
}
