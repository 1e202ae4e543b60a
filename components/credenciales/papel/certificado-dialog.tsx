'use client'

import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PapelDialog, PapelWait } from '@/components/credenciales/papel/papel-dialog'
import { PapelBody, PapelSources } from '@/components/credenciales/papel/papel-sources'
import { PrintForm } from '@/components/credenciales/papel/print-form'
import { usePresent } from '@/components/llamada/use-present'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { validityText } from '@/domain/certificado/acreditacion'

type Props = Oficina & { certificadoMatriculadoID: number; close: () => void }

export function CertificadoDialog({ certificadoMatriculadoID, close, ...oficina }: Props) {
  const certificado = usePresent('/certificado_matriculado/traerDatos', { certificadoMatriculadoID })
  const { tipoCertificadoID, tipoCertificadoNombre, observaciones } = certificado.ahora ?? {}
  const read = tipoCertificadoID ? certificado.ahora : undefined
  return (
    <PapelDialog
      title="Impresion de Certificado"
      description={
        <ForMatriculado matriculadoID={oficina.matriculadoID} ademas={tipoCertificadoNombre ?? undefined} />
      }
      close={close}
    >
      {read && tipoCertificadoID ? (
        <PapelBody tipoCertificadoID={tipoCertificadoID} close={close}>
          {(tipo) => (
            <PapelSources matriculadoID={oficina.matriculadoID} close={close}>
              {(fuentes) => (
                <PrintForm
                  {...fuentes}
                  {...{ oficina, tipo, close }}
                  origen={{ clase: 'certificado', id: certificadoMatriculadoID }}
                  observacion={observaciones ?? ''}
                  validez={validityText(read.validezDesde, read.validezHasta)}
                />
              )}
            </PapelSources>
          )}
        </PapelBody>
      ) : (
        <PapelWait reads={[certificado]} close={close} />
      )}
    </PapelDialog>
  )
}
