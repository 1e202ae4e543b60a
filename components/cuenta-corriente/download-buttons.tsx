'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadAccount } from '@/components/cuenta-corriente/download-action'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'
import type { Fecha } from '@/domain/fechas'
import { saveStream } from '@/lib/llamada/guardar'
import { leaveExpired } from '@/lib/llamada/sesion-caducada'

type Props = { matriculadoID: number; matricula: number | null | undefined; desde: Fecha; hasta: Fecha }
type Cual = 'historico' | 'rango'

/** Both spreadsheets of the statement, with what has arrived so far. */
export function DownloadButtons({ matriculadoID, matricula, desde, hasta }: Props) {
  const [busy, setBusy] = useState<Cual>()
  const [kilobytes, setKilobytes] = useState(0)

  async function download(cual: Cual) {
    setBusy(cual)
    setKilobytes(0)
    try {
      const answer = await downloadAccount(matriculadoID, cual === 'historico' ? cual : { desde, hasta })
      if ('caducada' in answer) return leaveExpired()
      if ('error' in answer) return void toast.error('No se pudo descargar la cuenta corriente', answer.error)
      const parte = cual === 'historico' ? 'historico' : `${desde}-${hasta}`
      await saveStream(answer, `cuenta-corriente-${matricula ?? matriculadoID}-${parte}.xlsx`, (bytes) =>
        setKilobytes(Math.ceil(bytes / 1024)),
      )
    } catch {
      toast.error('No se pudo descargar la cuenta corriente', SIN_RESPUESTA)
    } finally {
      setBusy(undefined)
    }
  }

  const button = (cual: Cual, label: string) => (
    <Button onClick={() => void download(cual)} disabled={busy !== undefined}>
      {busy === cual ? <Spinner /> : <Download aria-hidden />}
      {busy === cual && kilobytes > 0 ? `${label} (${kilobytes} kB)` : label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2 self-end max-sm:w-full max-sm:*:flex-1">
      {button('historico', 'Descargar Total Historico')}
      {button('rango', 'Descargar Total')}
    </div>
  )
}
