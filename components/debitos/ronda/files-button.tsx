'use client'

import { Button, type ButtonProps } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { FileSpreadsheet } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

type Props = Pick<ButtonProps, 'variant' | 'onClick'> & {
  busy: boolean
  error: string | undefined
  text: string
}

/** What went wrong stands beside the button. */
export const FilesButton = ({ busy, error, text, ...button }: Props) => (
  <div className="grid justify-items-start gap-2">
    <Button {...button} busy={busy} aria-busy={busy}>
      {busy ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      {busy ? 'Generando…' : text}
    </Button>
    {error && (
      <DangerNotice role="alert" title="No se pudo generar el archivo">
        {error}
      </DangerNotice>
    )}
  </div>
)
