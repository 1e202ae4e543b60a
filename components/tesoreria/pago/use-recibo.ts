'use client'

import type { DocumentoPedido } from '@/components/documents/imprimir'
import type { Documento } from '@/components/documents/papeles'
import type { ReciboDatos } from '@/components/documents/recibo-datos'
import { paperOf, usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { toast } from '@/components/ui/toast'
import { paperNameOf } from '@/lib/padron/matriculado-name'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'

/** What the screen knows of a payment, for a server that keeps no receipts. */
export type ReciboAMano = Pick<
  ReciboDatos,
  'nroRecibo' | 'pagoID' | 'fecha' | 'conceptos' | 'mp' | 'observaciones' | 'duplicado'
>

export type Cobrado = LeidoEn<'/pago/realizarPagoEfectivo'>['recibo']

export interface Fuente {
  matriculadoID: number
  emisor: Emisor
}

const FRACASO = 'No se pudo imprimir el recibo'
/** The toasts' act when the receipt is made of what the screen knows. */
const A_MANO = 'recibo a mano'

/**
 * Prints a receipt from the server that counts the prints (decision 57), or else from what the screen knows.
 */
export function useRecibo(emisor: Emisor) {
  const { print, imprimiendo } = usePaper<number | true>(FRACASO)
  const { enviar } = useLlamada('/pago/emitirRecibo', { fracaso: FRACASO })
  const signed = (datos: DelRecibo): Documento => ({ tipo: 'recibo', datos: { ...emisor, ...datos } })

  async function read(
    matriculadoID: number,
    pagoID: number | undefined,
    aMano?: ReciboAMano,
  ): Promise<DocumentoPedido> {
    if (pagoID !== undefined) {
      const result = await enviar({ matriculadoID, pagoID })
      if (!result) return undefined
      if (result.ok || !result.ausente) return paperOf(result, signed)
    }
    if (!aMano) return undefined
    toast.retry(A_MANO)
    const senal = new AbortController().signal
    const result = await fetchRead('/matriculado/traerDatosBasicos', { matriculadoID }, { senal })
    if (!result.ok && result.tipo === 'sesion') leaveForLogin()
    else if (!result.ok) toast.error(FRACASO, result.mensaje, A_MANO)
    return paperOf(result, (basicos) => signed(fromMember(basicos, aMano)))
  }
  return {
    /** `cobrado`: the receipt as the payment's answer brought it, drawn while its print is counted (decision 128). */
    print: (
      { matriculadoID, pagoID }: { matriculadoID: number; pagoID: number | undefined },
      aMano?: ReciboAMano,
      cobrado?: Cobrado,
    ) =>
      print(
        pagoID ?? true,
        () => read(matriculadoID, pagoID, aMano),
        cobrado && signed({ ...cobrado, duplicado: false }),
      ),
    imprimiendo,
  }
}

type DelRecibo = Omit<ReciboDatos, keyof Emisor>

function fromMember(basicos: LeidoEn<'/matriculado/traerDatosBasicos'>, aMano: ReciboAMano): DelRecibo {
  const { matricula, dni, domicilio } = basicos
  return { ...aMano, matriculado: paperNameOf(basicos), matricula: matricula ?? undefined, dni, domicilio }
}
