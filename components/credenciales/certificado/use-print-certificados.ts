'use client'

import { useRef, useState } from 'react'
import { OBSERVACIONES, type DeTodos } from '@/components/credenciales/certificado/use-certificados-form'
import { type Emitido, issuedPapers } from '@/components/credenciales/papel/issued-papel'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

const FRACASO = 'No se pudieron emitir los certificados'

type PorEmitir = Omit<EntradaEn<'/papel/emitirCertificados'>, 'ids'> & { conMembrete: boolean }

/** The first remark stays in the record too; the others are sent where the body has them. */
export function porEmitirOf(values: DeTodos, used: readonly number[]): PorEmitir {
  const { tipoCertificadoID = 0, firmanteID = 0, validezDesde = '', validezHasta, ...rest } = values
  const [observacion1, observacion2, observacion3] = OBSERVACIONES.map(
    (one) => ((one === 1 || used.includes(one)) && values[`observacion${one}`].trim()) || undefined,
  )
  const { apaisada, conMembrete } = rest
  return {
    ...{ tipoCertificadoID, firmanteID, validezDesde, validezHasta },
    ...{ observacion1, observacion2, observacion3, apaisada, conMembrete },
  }
}

/** Issues them all together and prints them in one file. Once they are issued, another try only draws them again. */
export function usePrintCertificados(emisor: Emisor) {
  const emitir = useLlamada('/papel/emitirCertificados', { fracaso: FRACASO, cuentaIncierto: true })
  const { print, imprimiendo } = usePaper(FRACASO)
  const [emitidos, setEmitidos] = useState<readonly Emitido[]>()
  const issued = useRef<readonly Emitido[]>(undefined)

  async function make(
    ids: readonly number[],
    { conMembrete, ...entrada }: PorEmitir,
    reread: () => void,
  ): Promise<DocumentoPedido> {
    if (!issued.current) {
      const result = await emitir.enviar({ ids: [...ids], ...entrada })
      if (!result) return undefined
      if (!result.ok && result.tipo === 'rechazo') reread()
      if (!result.ok) return result.tipo === 'sesion' ? undefined : { mensaje: result.mensaje }
      issued.current = result.datos.papeles ?? []
      setEmitidos(issued.current)
    }
    return issuedPapers(issued.current, emisor, conMembrete)
  }
  return {
    /** `reread` where the register refuses: who may have one has changed since it was read. */
    print: (ids: readonly number[], porEmitir: PorEmitir, reread: () => void) =>
      print(true, () => make(ids, porEmitir, reread)),
    imprimiendo: imprimiendo === true,
    emitidos,
  }
}
