'use client'

import { FRACASO, useIssuedPrint } from '@/components/credenciales/papel/use-issued-print'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = { matriculadoID: number; papelID: number; nombre: string; emisor: Emisor }

/** One more copy of a paper of his own, as it was issued, with the council's letterhead. */
export function OwnPapel({ matriculadoID, papelID, nombre, emisor }: Props) {
  const { printIssued, imprimiendo } = useIssuedPrint<true>(emisor)
  const { enviar } = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  return (
    <button
      type="button"
      className="cell-action"
      aria-label={`PDF de ${nombre}`}
      aria-disabled={imprimiendo || undefined}
      onClick={() => imprimiendo ?? void printIssued(true, true, () => enviar({ papelID, matriculadoID }))}
    >
      {imprimiendo ? 'Abriendo…' : 'PDF'}
    </button>
  )
}
