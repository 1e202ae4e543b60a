'use client'

import { readSigner } from '@/components/credenciales/papel/signer'
import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { paperOf, usePaper } from '@/components/documents/use-paper'
import { usePropio } from '@/components/llamada/servidor'
import type { Option } from '@/components/ui/options'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Prints a certificate, with the signature's picture read in the click. */
export function usePrint(emisor: Emisor) {
  const propio = usePropio()
  const { print, imprimiendo } = usePaper<'con' | 'sin'>('No se pudo imprimir el certificado')
  return {
    print: (firmante: Option, datos: Omit<CertificadoDatos, keyof Emisor | 'firmante'>) =>
      print(datos.conMembrete ? 'con' : 'sin', async () => {
        const signer = await readSigner(firmante.id, firmante.nombre, propio)
        if (!signer.ok && signer.tipo === 'sesion') leaveForLogin()
        return paperOf(signer, (firma) => ({
          tipo: 'certificado',
          datos: { ...emisor, ...datos, firmante: firma },
        }))
      }),
    imprimiendo,
  }
}
