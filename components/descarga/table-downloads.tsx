'use client'

import { ChevronDown, Download } from '@/components/ui/icons'
import { useEffect, useState } from 'react'
import type { Marcha, DescargaPedida, Tabla } from '@/components/descarga/pedido'
import { useDownload } from '@/components/descarga/use-download'
import { Button } from '@/components/ui/button'
import { MenuButton } from '@/components/ui/menu-button'
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

/** One way to each kind of file, the same on every list. */
export const TableDownloads = ({ tabla, ...props }: Comun & { tabla: Tabla; menu?: boolean }) => (
  <Downloads
    menu
    {...props}
    botones={[
      { texto: 'Descargar CSV', pedido: { ...tabla, formato: 'csv' } },
      { texto: 'Descargar Excel', pedido: { ...tabla, formato: 'xlsx' } },
    ]}
  />
)

type Props = Comun & {
  botones: readonly { texto: string; pedido: DescargaPedida }[]
  /** Behind one button; not in a dialog, over which no menu of the page opens. */
  menu?: boolean
}

export function Downloads({ que, botones, menu, disabled = false, size }: Props) {
  const { marcha, start, cancel, close } = useDownload()
  const [last, setLast] = useState('')
  const bajando = marcha.fase === 'bajando'
  const long = useLong(bajando)
  const looks = { disabled, size, busy: bajando }
  const acts = botones.map(({ texto, pedido }) => ({
    texto,
    act: () => {
      setLast(texto)
      void start(pedido)
    },
  }))
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      {menu ? (
        <MenuButton {...looks} acts={acts}>
          {bajando ? <Spinner /> : <Download aria-hidden />}
          <span className="max-sm:sr-only">Descargar</span>
          <ChevronDown aria-hidden />
        </MenuButton>
      ) : (
        acts.map(({ texto, act }) => (
          <Button variant="outline" key={texto} {...looks} onClick={act}>
            {bajando && last === texto ? <Spinner /> : <Download aria-hidden />}
            {texto}
          </Button>
        ))
      )}
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
