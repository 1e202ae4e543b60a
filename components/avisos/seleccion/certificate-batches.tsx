'use client'

import { Batches } from '@/components/avisos/seleccion/batches'
import { CertificatesDialog } from '@/components/credenciales/certificado/certificates-dialog'
import { useCertificatesForm } from '@/components/credenciales/certificado/use-certificates-form'
import type { Congelada } from '@/components/seleccion/freeze'
import { MAX_CERTIFICADOS } from '@/domain/papel'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = Congelada & { emisor: Emisor; close: () => void; done: () => void }

/** What was typed for the first part stays for the others. */
export function CertificateBatches({ emisor, done, ...chosen }: Props) {
  const form = useCertificatesForm()
  return (
    <Batches {...chosen} maximo={MAX_CERTIFICADOS}>
      {(ids, tanda) => (
        <CertificatesDialog {...{ ids, chosen, tanda, form, emisor, done }} close={chosen.close} />
      )}
    </Batches>
  )
}
