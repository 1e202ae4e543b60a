'use client'

import type { Avance } from '@/components/debitos/ronda/use-files'
import { generating } from '@/components/espera/generating'
import { Button, type ButtonProps } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { FileSpreadsheet } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

type Props = Pick<ButtonProps, 'variant' | 'onClick'> & {
  avance: Avance | undefined
  error: string | undefined
  text: string
}

/** What went wrong stands beside the button. */
export const FilesButton = ({ avance, error, text, variant = 'outline', ...button }: Props) => (
  <div className="grid justify-items-start gap-2">
    <Button variant={variant} {...button} busy={!!avance} aria-busy={!!avance}>
      {avance ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      {avance ? generating(avance) : text}
    </Button>
    {error && (
      <DangerNotice role="alert" title="No se pudo generar el archivo">
        {error}
      </DangerNotice>
    )}
  </div>
)
