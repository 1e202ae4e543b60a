'use client'

import { FRACASO, issuedDocument } from '@/components/credenciales/papel/issued-document'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = { matriculadoID: number; papelID: number; nombre: string; emisor: Emisor }

/** One more copy of a paper of his own, as it was issued, with the council's letterhead. */
export function OwnPapel({ matriculadoID, papelID, nombre, emisor }: Props) {
  const { print, imprimiendo } = usePaper(FRACASO)
  const { enviar } = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  return (
    <button
      type="button"
      className="cell-action"
      aria-label={`PDF de ${nombre}`}
      aria-disabled={imprimiendo || undefined}
      onClick={() =>
        imprimiendo ??
        void print(
          true,
          issuedDocument(emisor, true, () => enviar({ papelID, matriculadoID })),
        )
      }
    >
      {imprimiendo ? 'Abriendo…' : 'PDF'}
    </button>
  )
}
