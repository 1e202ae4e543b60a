'use client'

import { Download } from '@/components/ui/icons'
import { Suspense, lazy, useEffect, useState } from 'react'
import type { Formato, Pedido } from '@/components/descarga/pedido'
import { useDownload } from '@/components/descarga/use-download'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

const DownloadDialog = lazy(() =>
  import('@/components/descarga/download-dialog').then((module) => ({ default: module.DownloadDialog })),
)

const BOTONES: readonly [Formato, string][] = [
  ['csv', 'Descargar CSV'],
  ['xlsx', 'Descargar Excel'],
]
/** A download quicker than so many milliseconds shows no dialog. */
const BREVE = 400

type Props = { tabla: Omit<Pedido, 'formato'>; que: string; disabled?: boolean }

export function TableDownloads({ tabla, que, disabled = false }: Props) {
  const { marcha, start, cancel, close } = useDownload(tabla)
  const bajando = marcha.fase === 'bajando'
  const long = useLong(bajando)
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:basis-full! max-sm:*:flex-1" data-print="hide">
      {BOTONES.map(([formato, label]) => (
        <Button key={formato} onClick={() => void start(formato)} disabled={disabled} busy={bajando}>
          {bajando && marcha.formato === formato ? <Spinner /> : <Download aria-hidden />}
          {label}
        </Button>
      ))}
      {marcha.fase !== 'quieta' && (long || !bajando) && (
        <Suspense>
          <DownloadDialog
            que={que}
            marcha={marcha}
            cancel={cancel}
            close={close}
            retry={() => void start(marcha.formato)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** True once something has gone on for a while. */
function useLong(going: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setLong(true), BREVE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [going])
  return long
}
