'use client'

import { type Acreditado, accreditedText } from '@/domain/certificado/acreditacion'
import {
  ACREDITACION,
  CUERPO_DE_ACREDITACION,
  isAccreditation,
} from '@/domain/certificado/tipo-de-acreditacion'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PapelDialog, PapelWait } from '@/components/credenciales/papel/papel-dialog'
import { PapelBody, PapelSources } from '@/components/credenciales/papel/papel-sources'
import { PrintForm } from '@/components/credenciales/papel/print-form'
import type { Impresion } from '@/components/credenciales/papel/use-filled'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { usePresent } from '@/components/llamada/use-present'

type Props = { oficina: Oficina; que: Acreditado; id: number | undefined; close: () => void }

const CLASES = { Especialidad: 'especialidad', Práctica: 'practica' } as const

/** Certifies one specialty or practice of a member. */
export function AcreditacionDialog({ oficina, que, id, close }: Props) {
  const tipos = usePresent('/tipo_certificado/traerTodosSelect', {})
  const acreditado = accreditedText(que)
  const origen = { clase: CLASES[que.clase], id }
  const form = (tipo: Impresion['tipo']) => (
    <PapelSources matriculadoID={oficina.matriculadoID} close={close}>
      {(fuentes) => <PrintForm {...fuentes} {...{ oficina, origen, tipo, acreditado, close }} />}
    </PapelSources>
  )
  const tipoID = tipos.ahora?.find(({ nombre }) => isAccreditation(nombre))?.id
  return (
    <PapelDialog
      title="Imprimir Certificado"
      description={<ForMatriculado matriculadoID={oficina.matriculadoID} ademas={acreditado} />}
      close={close}
    >
      {!tipos.ahora ? (
        <PapelWait reads={[tipos]} close={close} />
      ) : tipoID === undefined ? (
        form({ id: undefined, nombre: ACREDITACION, cuerpo: CUERPO_DE_ACREDITACION })
      ) : (
        <PapelBody tipoCertificadoID={tipoID} close={close}>
          {form}
        </PapelBody>
      )}
    </PapelDialog>
  )
}
