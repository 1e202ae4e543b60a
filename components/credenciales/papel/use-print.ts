'use client'

import { readSigner } from '@/components/credenciales/papel/signer'
import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { FRACASO } from '@/components/credenciales/papel/issued-document'
import { paperOf, usePaper } from '@/components/documents/use-paper'
import type { Option } from '@/components/ui/options'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Prints a certificate in front of a server that keeps no papers, with the signature's picture read in the click. */
export function usePrint(emisor: Emisor) {
  const { print, imprimiendo } = usePaper<'con' | 'sin'>(FRACASO)
  return {
    print: (firmante: Option, datos: Omit<CertificadoDatos, keyof Emisor | 'firmante'>) =>
      print(datos.conMembrete ? 'con' : 'sin', async () => {
        const signer = await readSigner(firmante.id, firmante.nombre)
        if (!signer.ok && signer.tipo === 'sesion') leaveForLogin()
        return paperOf(signer, (firma) => ({
          tipo: 'certificado',
          datos: { ...emisor, ...datos, firmante: firma },
        }))
      }),
    imprimiendo,
  }
}
