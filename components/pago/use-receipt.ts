'use client'

import { useState } from 'react'
import { imprimir } from '@/components/documents/imprimir'
import type { ReciboDatos } from '@/components/documents/recibo-datos'
import type { Emisor } from '@/components/pago/emisor'
import { toast } from '@/components/ui/toast'
import { ERROR_DATOS } from '@/contract/mensajes'
import type { Resultado } from '@/lib/api/resultado'
import { pedirLectura } from '@/lib/llamada/pedir'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { leaveForLogin } from '@/lib/llamada/sesion-caducada'

/** What the screen itself knows of a payment, for a server that keeps no receipts (D9). */
export type ReciboAMano = Pick<ReciboDatos, 'nroRecibo' | 'fecha' | 'conceptos' | 'mp' | 'observaciones'>

interface Fuente {
  matriculadoID: number
  emisor: Emisor
  /** The API keeps receipts and gives them. */
  daRecibo: boolean
}

/** Prints the receipt of a payment: from the API where it gives it, else from what the screen knows. */
export function useReceipt({ matriculadoID, emisor, daRecibo }: Fuente) {
  const [imprimiendo, setImprimiendo] = useState<number | true>()

  async function print(pagoID: number | undefined, aMano: ReciboAMano): Promise<void> {
    setImprimiendo(pagoID ?? true)
    try {
      const senal = new AbortController().signal
      const result =
        daRecibo && pagoID !== undefined
          ? fromReceipt(await pedirLectura('/pago/traerRecibo', { matriculadoID, pagoID }, { senal }))
          : fromMember(
              await pedirLectura('/matriculado/traerDatosBasicos', { matriculadoID }, { senal }),
              aMano,
            )
      if (!result.ok && result.tipo === 'sesion') return leaveForLogin()
      if (!result.ok) return void toast.error('No se pudo imprimir el recibo', result.mensaje)
      await imprimir({ tipo: 'recibo', datos: { ...emisor, ...result.datos } })
    } catch {
      toast.error('No se pudo imprimir el recibo', ERROR_DATOS)
    } finally {
      setImprimiendo(undefined)
    }
  }
  return { print, imprimiendo }
}

type DelRecibo = Omit<ReciboDatos, keyof Emisor>

function fromReceipt(result: Resultado<LeidoEn<'/pago/traerRecibo'>>): Resultado<DelRecibo> {
  if (!result.ok) return result
  const { nroRecibo, fecha, matriculado, matricula, dni, domicilio, conceptos, mp, observaciones } =
    result.datos
  return {
    ok: true,
    datos: {
      nroRecibo: nroRecibo ?? '',
      fecha: fecha ?? '',
      matriculado: matriculado ?? '',
      matricula: String(matricula ?? ''),
      dni: String(dni ?? ''),
      domicilio: domicilio ?? '',
      conceptos: conceptos ?? [],
      mp: mp ?? '',
      observaciones: observaciones ?? undefined,
    },
  }
}

function fromMember(
  result: Resultado<LeidoEn<'/matriculado/traerDatosBasicos'>>,
  aMano: ReciboAMano,
): Resultado<DelRecibo> {
  if (!result.ok) return result
  const { nombre, matricula, dni, domicilio } = result.datos
  return {
    ok: true,
    datos: {
      ...aMano,
      matriculado: nombre ?? '',
      matricula: String(matricula ?? ''),
      dni: String(dni ?? ''),
      domicilio: domicilio ?? '',
    },
  }
}
