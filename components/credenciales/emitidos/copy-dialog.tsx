'use client'

import { ForMatriculado } from '@/components/acto/for-matriculado'
import { type Papel, nameOf } from '@/components/credenciales/emitidos/papel-columns'
import { PapelDialog } from '@/components/credenciales/papel/papel-dialog'
import { FRACASO, issuedDocument } from '@/components/credenciales/papel/issued-document'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = { papel: Papel; emisor: Emisor; close: () => void }

/** Prints a paper of the register once more, as it was, with COPIA across it. */
export function CopyDialog({ papel, emisor, close }: Props) {
  const paper = usePaper<'con' | 'sin'>(FRACASO)
  const { imprimiendo } = paper
  const { enviar } = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  const esCarnet = papel.clase === 'carnet'
  const print = (conMembrete: boolean) =>
    void paper.print(
      conMembrete ? 'con' : 'sin',
      issuedDocument(emisor, conMembrete, () => enviar({ papelID: papel.id })),
    )
  return (
    <PapelDialog
      title="Imprimir una copia"
      description={
        papel.matriculadoID === undefined ? (
          nameOf(papel)
        ) : (
          <ForMatriculado matriculadoID={papel.matriculadoID} ademas={nameOf(papel)} />
        )
      }
      close={close}
    >
      <DialogBody className="grid gap-2">
        <p className="font-semibold wrap-anywhere">{papel.apellidoNombre}</p>
        <p className="wrap-anywhere">{papel.certifica}</p>
        <p className="text-muted-foreground">
          Sale como se emitió, con el mismo número y código y la palabra COPIA. El registro cuenta las copias.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          Cerrar
        </Button>
        <Button
          variant={esCarnet ? 'default' : 'outline'}
          busy={imprimiendo !== undefined}
          onClick={() => print(false)}
        >
          {imprimiendo === 'sin' && <Spinner />}
          Imprimir
        </Button>
        {!esCarnet && (
          <Button busy={imprimiendo !== undefined} onClick={() => print(true)}>
            {imprimiendo === 'con' && <Spinner />}
            Imprimir con Membrete
          </Button>
        )}
      </DialogFooter>
    </PapelDialog>
  )
}
