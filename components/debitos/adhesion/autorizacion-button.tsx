'use client'

import { useState } from 'react'
import { issuedDocument } from '@/components/credenciales/papel/issued-document'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Printer } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import type { Autorizado } from '@/domain/autorizacion-de-debito'
import type { Emisor } from '@/lib/tesoreria/emisor'

export type Props = {
  matriculadoID: number
  quien: Omit<Autorizado, 'cuenta'>
  deBanco: boolean
  emisor: Emisor
}

export const FRACASO = 'No se pudo imprimir la autorización'

/** The first press issues a paper of the register, the next ones print copies of it. */
export function IssuedAutorizacion({ matriculadoID, emisor }: Props) {
  const [papelID, setPapelID] = useState<number>()
  const { print, imprimiendo } = usePaper(FRACASO)
  const issuing = useLlamada('/da_listado/emitirAutorizacion', { fracaso: FRACASO, cuentaIncierto: true })
  const copying = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  async function ask() {
    if (papelID !== undefined) {
      const copy = await copying.enviar({ papelID })
      // Annulled meanwhile: the next press issues another.
      if (copy && !copy.ok && copy.tipo === 'rechazo') setPapelID(undefined)
      return copy
    }
    const result = await issuing.enviar({ matriculadoID })
    if (result?.ok) setPapelID(result.datos.id)
    return result
  }
  return (
    <PrintButton
      busy={imprimiendo !== undefined}
      print={() => void print(true, issuedDocument(emisor, true, ask))}
    />
  )
}

export const PrintButton = ({ busy, print }: { busy: boolean; print: () => void }) => (
  <Button variant="outline" busy={busy} onClick={print}>
    {busy ? <Spinner /> : <Printer aria-hidden />}
    Imprimir Autorización
  </Button>
)
