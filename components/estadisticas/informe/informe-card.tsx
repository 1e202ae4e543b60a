'use client'

import { type ReactNode, useId } from 'react'
import { FilesButton } from '@/components/debitos/ronda/files-button'
import { useFiles } from '@/components/debitos/ronda/use-files'
import { Card } from '@/components/ui/card'
import type { PedidoDeInforme } from '@/domain/informe-de-estadisticas'
import { makeStatisticsFile } from '@/lib/estadisticas/files-action'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  titulo: string
  /** What the figures mean. */
  texto: string
  /** Chooses the period. */
  children?: ReactNode
  botones: readonly { texto: string; pedido: PedidoDeInforme | undefined }[]
}

/** A report to download, made on the server while it is read. */
export function InformeCard({ titulo, texto, children, botones }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 content-start gap-3 px-4 py-4">
      <div>
        <h3 id={id} className="font-semibold">
          {escrito(titulo)}
        </h3>
        <p className="text-muted-foreground">{texto}</p>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
      <div className="mt-auto flex flex-wrap items-start gap-2" data-print="hide">
        {botones.map(({ texto: text, pedido }) => (
          <ReportButton key={text} {...{ text, pedido }} />
        ))}
      </div>
    </Card>
  )
}

function ReportButton({ text, pedido }: { text: string; pedido: PedidoDeInforme | undefined }) {
  const { avance, error, make } = useFiles()
  return (
    <FilesButton
      {...{ text, avance, error }}
      onClick={() => pedido && void make(() => makeStatisticsFile(pedido))}
    />
  )
}
