'use client'

import { Batches } from '@/components/avisos/seleccion/batches'
import { CertificadosDialog } from '@/components/credenciales/certificado/certificados-dialog'
import { useCertificadosForm } from '@/components/credenciales/certificado/use-certificados-form'
import type { Congelada } from '@/components/seleccion/freeze'
import { MAX_CERTIFICADOS } from '@/domain/papel'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = Congelada & { emisor: Emisor; close: () => void; done: () => void }

/** What was typed for the first part stays for the others. */
export function CertificadoBatches({ emisor, done, ...chosen }: Props) {
  const form = useCertificadosForm()
  return (
    <Batches {...chosen} maximo={MAX_CERTIFICADOS}>
      {(ids, tanda) => (
        <CertificadosDialog {...{ ids, chosen, tanda, form, emisor, done }} close={chosen.close} />
      )}
    </Batches>
  )
}
