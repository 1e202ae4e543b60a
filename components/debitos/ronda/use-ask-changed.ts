'use client'

import { useConfirm } from '@/components/form/confirm'
import { tellCambios } from '@/domain/debito/cambio'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Cambiaron = LeidoEn<'/ronda/traerDatos'>['cambiaron']

export const VAN_IGUAL = 'Los que no se saquen van igual, como estaban cuando se cerró.'

/** '4 cambiaron desde que se cerró: baja 1, CBU 3.'; undefined where nobody did. */
export const changedWords = (cambiaron: Cambiaron): string | undefined =>
  cambiaron?.cantidad ? `${tellCambios(cambiaron.cantidad, cambiaron.clases ?? [])}.` : undefined

/** Asks before something leaves with those who changed; true where nobody did. */
export function useAskChanged(cambiaron: Cambiaron): (title: string, yes: string) => Promise<boolean> {
  const confirm = useConfirm()
  const words = changedWords(cambiaron)
  return (title, yes) =>
    words === undefined
      ? Promise.resolve(true)
      : confirm({ title, description: `${words} ${VAN_IGUAL}`, yes, no: 'Cancelar', tone: 'destructive' })
}
