'use client'

import { Download } from '@/components/ui/icons'
import { useEffect, useState } from 'react'
import type { Marcha, DescargaPedida, Tabla } from '@/components/descarga/pedido'
import { useDownload } from '@/components/descarga/use-download'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import { Spinner } from '@/components/ui/spinner'

const DownloadDialog = porPedido(() =>
  import('@/components/descarga/download-dialog').then((module) => module.DownloadDialog),
)

/** A download quicker than so many milliseconds shows no dialog. */
const BREVE = 400

type Comun = {
  /** 'la lista de matriculados'. */
  que: string
  disabled?: boolean
  size?: 'sm'
}

export const TableDownloads = ({ tabla, ...props }: Comun & { tabla: Tabla }) => (
  <Downloads
    {...props}
    botones={[
      { texto: 'Descargar CSV', pedido: { ...tabla, formato: 'csv' } },
      { texto: 'Descargar Excel', pedido: { ...tabla, formato: 'xlsx' } },
    ]}
  />
)

type Props = Comun & { botones: readonly { texto: string; pedido: DescargaPedida }[] }

export function Downloads({ que, botones, disabled = false, size }: Props) {
  const { marcha, start, cancel, close } = useDownload()
  const [last, setLast] = useState('')
  const bajando = marcha.fase === 'bajando'
  const long = useLong(bajando)
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:basis-full! max-sm:*:flex-1" data-print="hide">
      {botones.map(({ texto, pedido }) => (
        <Button
          variant="outline"
          key={texto}
          size={size}
          onClick={() => {
            setLast(texto)
            void start(pedido)
          }}
          disabled={disabled}
          busy={bajando}
        >
          {bajando && last === texto ? <Spinner /> : <Download aria-hidden />}
          {texto}
        </Button>
      ))}
      {marcha.fase !== 'quieta' && (long || !bajando) && (
        <DownloadDialog
          que={que}
          marcha={marcha}
          cancel={cancel}
          close={close}
          retry={() => void start(again(marcha))}
        />
      )}
    </div>
  )
}

const again = (marcha: Exclude<Marcha, { fase: 'quieta' }>): DescargaPedida =>
  marcha.fase === 'falla' && marcha.enCsv ? { ...marcha.pedido, formato: 'csv' } : marcha.pedido

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
