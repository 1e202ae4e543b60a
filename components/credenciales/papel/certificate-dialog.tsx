'use client'

import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PaperDialog, PaperWait } from '@/components/credenciales/papel/paper-dialog'
import { PaperBody, PaperSources } from '@/components/credenciales/papel/paper-sources'
import { PrintForm } from '@/components/credenciales/papel/print-form'
import { usePresent } from '@/components/llamada/use-present'
import { ForMember } from '@/components/acto/for-member'
import { validityText } from '@/domain/certificado/acreditacion'

type Props = Oficina & { certificadoMatriculadoID: number; close: () => void }

export function CertificateDialog({ certificadoMatriculadoID, close, ...oficina }: Props) {
  const certificado = usePresent('/certificado_matriculado/traerDatos', { certificadoMatriculadoID })
  const { tipoCertificadoID, tipoCertificadoNombre, observaciones } = certificado.ahora ?? {}
  const read = tipoCertificadoID ? certificado.ahora : undefined
  return (
    <PaperDialog
      title="Impresion de Certificado"
      description={
        <ForMember matriculadoID={oficina.matriculadoID} ademas={tipoCertificadoNombre ?? undefined} />
      }
      close={close}
    >
      {read && tipoCertificadoID ? (
        <PaperBody tipoCertificadoID={tipoCertificadoID} close={close}>
          {(tipo) => (
            <PaperSources matriculadoID={oficina.matriculadoID} close={close}>
              {(fuentes) => (
                <PrintForm
                  {...fuentes}
                  {...{ oficina, tipo, close }}
                  origen={{ clase: 'certificado', id: certificadoMatriculadoID }}
                  observacion={observaciones ?? ''}
                  validez={validityText(read.validezDesde, read.validezHasta)}
                />
              )}
            </PaperSources>
          )}
        </PaperBody>
      ) : (
        <PaperWait reads={[certificado]} close={close} />
      )}
    </PaperDialog>
  )
}
