'use client'

import {
  ACREDITACION,
  type Acreditado,
  CUERPO_DE_ACREDITACION,
  accreditedText,
  isAccreditation,
} from '@/components/credenciales/papel/accreditation'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PaperDialog, PaperWait } from '@/components/credenciales/papel/paper-dialog'
import { PaperBody, PaperSources } from '@/components/credenciales/papel/paper-sources'
import { PrintForm } from '@/components/credenciales/papel/print-form'
import type { Impresion } from '@/components/credenciales/papel/use-filled'
import { usePresent } from '@/components/llamada/use-present'

type Props = { oficina: Oficina; que: Acreditado; close: () => void }

/** Certifies one specialty or practice of a member. */
export function AccreditationDialog({ oficina, que, close }: Props) {
  const tipos = usePresent('/tipo_certificado/traerTodosSelect', {})
  const acreditado = accreditedText(que)
  const form = (tipo: Impresion['tipo']) => (
    <PaperSources matriculadoID={oficina.matriculadoID} close={close}>
      {(fuentes) => <PrintForm {...fuentes} {...{ oficina, tipo, acreditado, close }} />}
    </PaperSources>
  )
  const id = tipos.ahora?.find(({ nombre }) => isAccreditation(nombre))?.id
  return (
    <PaperDialog title="Imprimir Certificado" description={acreditado} close={close}>
      {!tipos.ahora ? (
        <PaperWait reads={[tipos]} close={close} />
      ) : id === undefined ? (
        form({ id: undefined, nombre: ACREDITACION, cuerpo: CUERPO_DE_ACREDITACION })
      ) : (
        <PaperBody tipoCertificadoID={id} close={close}>
          {form}
        </PaperBody>
      )}
    </PaperDialog>
  )
}
