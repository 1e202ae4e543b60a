'use client'

import { cn } from '@/lib/utils'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { CardHead } from '@/components/estadisticas/tablero/card-head'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ChartPie, Image, Table } from '@/components/ui/icons'
import { Kbd } from '@/components/ui/kbd'
import { toast } from '@/components/ui/toast'
import { today } from '@/domain/fechas'
import { saveBlob } from '@/lib/llamada/save-file'

type Props = {
  titulo: string
  /** What is counted, under the title. */
  texto: string
  /** Chooses what is shown. */
  elige?: ReactNode
  /** Said where there is nothing to draw. */
  vacio: string
  hay: boolean
  grafico: ReactNode
  leyenda: ReactNode
  tabla: ReactNode
  /** The chart as a picture; null where it cannot be painted. */
  paint: () => Promise<Blob | null>
  /** Below the chart: what is missing, where it leads. */
  pie?: ReactNode
  /** Beside the buttons of the frame. */
  acciones?: ReactNode
  className?: string
}

/** A chart in its card: 't' inside it shows the numbers as a table, and it can be saved as a picture. */
export function ChartFrame({ titulo, texto, elige, vacio, hay, grafico, leyenda, tabla, ...rest }: Props) {
  const { paint, pie, acciones, className } = rest
  const id = useId()
  const [enTabla, setEnTabla] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement)
      return
    event.preventDefault()
    setEnTabla((shown) => !shown)
  }

  async function save() {
    const blob = await paint()
    if (blob) saveBlob(blob, `${titulo.toLowerCase().replace(/[^a-záéíóúñ0-9]+/g, '-')}-${today()}.png`)
    else toast.error('No se pudo guardar la imagen')
  }

  return (
    <Card
      aria-labelledby={id}
      className={cn('grid grid-cols-1 content-start gap-3 px-4 py-4', className)}
      onKeyDown={onKeyDown}
      data-estadistica={titulo}
    >
      <CardHead {...{ id, titulo, texto }} />
      {elige}
      {!hay && <p className="text-muted-foreground">{vacio}</p>}
      {hay && !enTabla && grafico}
      {enTabla ? tabla : leyenda}
      {pie}
      <div className="mt-auto flex flex-wrap gap-2" data-print="hide">
        <Button
          variant="outline"
          size="sm"
          onClick={() => setEnTabla(!enTabla)}
          aria-pressed={enTabla}
          aria-keyshortcuts="t"
        >
          {enTabla ? <ChartPie aria-hidden /> : <Table aria-hidden />}
          {enTabla ? 'Ver gráfico' : 'Ver tabla'} <Kbd>T</Kbd>
        </Button>
        <Button variant="outline" size="sm" onClick={() => void save()} disabled={!hay || enTabla}>
          <Image aria-hidden /> Guardar imagen
        </Button>
        {acciones}
      </div>
    </Card>
  )
}
