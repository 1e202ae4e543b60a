'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { sendReports } from '@/lib/llamada/ask-proxy'
import type { ParteDeRendicion } from '@/lib/debitos/report-parts'
import { isUncertain } from '@/lib/llamada/insist'
import { rutas } from '@/lib/routes'

const NO_SE_SABE =
  'El servidor no confirmó el resultado: no se sabe si se cargó. Revíselo antes de cargarlo otra vez.'

/** Sends a month's reports and leads on when they were taken; `falla` says in words why not. */
export function useForeignLoading() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [falla, setFalla] = useState<string>()

  async function load(forma: number, mes: string, archivos: Partial<Record<ParteDeRendicion, File>>) {
    setBusy(true)
    setFalla(undefined)
    const result = await sendReports({ forma: String(forma), mes }, archivos)
    if (result.ok) {
      toast.success('Se cargó el archivo correctamente')
      // Still busy while the screen is left: a second press would load it twice.
      return router.push(rutas.utilidades())
    }
    setBusy(false)
    if (result.tipo === 'sesion') return leaveForLogin()
    setFalla(isUncertain(result) ? NO_SE_SABE : result.mensaje)
  }
  return { busy, falla, load }
}
