'use client'

import { useState } from 'react'
import { type Pedido, imprimir } from '@/components/documents/imprimir'
import type { ReciboDatos } from '@/components/documents/recibo-datos'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { toast } from '@/components/ui/toast'
import { nameOf } from '@/lib/padron/member-name'
import { ERROR_DATOS } from '@/contract/mensajes'
import type { Resultado } from '@/lib/api/resultado'
import { pedirLectura } from '@/lib/llamada/pedir'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { leaveForLogin } from '@/lib/llamada/sesion-caducada'

/** What the screen itself knows of a payment, for a server that keeps no receipts (D9). */
export type ReciboAMano = Pick<
  ReciboDatos,
  'nroRecibo' | 'pagoID' | 'fecha' | 'conceptos' | 'mp' | 'observaciones' | 'duplicado'
>

export interface Fuente {
  matriculadoID: number
  emisor: Emisor
  /** The API keeps receipts, gives them, and knows which print is the first (decision 57). */
  daRecibo: boolean
}

const FRACASO = 'No se pudo imprimir el recibo'
/** The act of toasts, where the receipt is made of what the screen knows. */
const A_MANO = 'recibo a mano'

/** Prints the receipt of a payment: from the API where it gives it, else from what the screen knows. */
export function useReceipt({ matriculadoID, emisor, daRecibo }: Fuente) {
  const [imprimiendo, setImprimiendo] = useState<number | true>()
  const { enviar } = useLlamada('/pago/emitirRecibo', { fracaso: FRACASO })

  async function read(pagoID: number | undefined, aMano?: ReciboAMano): Promise<Pedido> {
    if (daRecibo && pagoID !== undefined) {
      const result = await enviar({ matriculadoID, pagoID })
      return result ? pedidoOf(result, fromReceipt) : undefined
    }
    if (!aMano) return undefined
    toast.retry(A_MANO)
    const senal = new AbortController().signal
    const result = await pedirLectura('/matriculado/traerDatosBasicos', { matriculadoID }, { senal })
    if (!result.ok && result.tipo === 'sesion') leaveForLogin()
    else if (!result.ok) toast.error(FRACASO, result.mensaje, A_MANO)
    return pedidoOf(result, (basicos) => fromMember(basicos, aMano))
  }

  function pedidoOf<D>(result: Resultado<D>, made: (datos: D) => DelRecibo): Pedido {
    if (result.ok) return { documento: { tipo: 'recibo', datos: { ...emisor, ...made(result.datos) } } }
    return result.tipo === 'sesion' ? undefined : { mensaje: result.mensaje }
  }

  async function print(pagoID: number | undefined, aMano?: ReciboAMano): Promise<void> {
    setImprimiendo(pagoID ?? true)
    try {
      await imprimir(FRACASO, () => read(pagoID, aMano))
    } catch {
      toast.error(FRACASO, ERROR_DATOS)
    } finally {
      setImprimiendo(undefined)
    }
  }
  return { print, imprimiendo }
}

type DelRecibo = Omit<ReciboDatos, keyof Emisor>

function fromReceipt(recibo: LeidoEn<'/pago/emitirRecibo'>): DelRecibo {
  const { anulado, motivoAnulacion } = recibo
  return {
    nroRecibo: recibo.nroRecibo,
    pagoID: recibo.pagoID,
    fecha: recibo.fecha ?? '',
    matriculado: recibo.matriculado ?? '',
    matricula: String(recibo.matricula ?? ''),
    dni: String(recibo.dni ?? ''),
    domicilio: recibo.domicilio ?? '',
    conceptos: recibo.conceptos ?? [],
    descuento: recibo.descuento,
    mp: recibo.mp ?? '',
    observaciones: recibo.observaciones ?? undefined,
    // Of two originals one is false: where it is not known, it is a copy.
    duplicado: recibo.duplicado ?? true,
    anulado: anulado ? { en: anulado, motivo: motivoAnulacion ?? undefined } : undefined,
  }
}

function fromMember(basicos: LeidoEn<'/matriculado/traerDatosBasicos'>, aMano: ReciboAMano): DelRecibo {
  const { matricula, dni, domicilio } = basicos
  return {
    ...aMano,
    matriculado: nameOf(basicos),
    matricula: String(matricula ?? ''),
    dni: String(dni ?? ''),
    domicilio: domicilio ?? '',
  }
}
