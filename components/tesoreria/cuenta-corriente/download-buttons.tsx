'use client'

import { Download } from '@/components/ui/icons'
import { useState } from 'react'
import { downloadAccount } from '@/lib/tesoreria/account-action'
import { useSheet } from '@/components/descarga/use-sheet'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Fecha } from '@/domain/fechas'

type Props = { matriculadoID: number; matricula: number | null | undefined; desde: Fecha; hasta: Fecha }
type Cual = 'historico' | 'rango'

export function DownloadButtons({ matriculadoID, matricula, desde, hasta }: Props) {
  const { busy, kilobytes, save } = useSheet('No se pudo descargar la cuenta corriente')
  const [last, setLast] = useState<Cual>()

  function download(cual: Cual) {
    setLast(cual)
    const parte = cual === 'historico' ? cual : `${desde}-${hasta}`
    return save(
      () => downloadAccount(matriculadoID, cual === 'historico' ? cual : { desde, hasta }),
      `cuenta-corriente-${matricula ?? matriculadoID}-${parte}.xlsx`,
    )
  }

  const button = (cual: Cual, label: string) => (
    <Button onClick={() => void download(cual)} busy={busy}>
      {busy && last === cual ? <Spinner /> : <Download aria-hidden />}
      {busy && last === cual && kilobytes > 0 ? `${label} (${kilobytes} kB)` : label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2 self-end max-sm:w-full max-sm:*:flex-1">
      {button('historico', 'Descargar Total Historico')}
      {button('rango', 'Descargar Total')}
    </div>
  )
}
