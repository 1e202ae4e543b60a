'use client'

import { useRef, useState } from 'react'
import {
  type Emitido,
  type Hecha,
  issuedCarnet,
  readPicture,
} from '@/components/credenciales/carnet/issued-carnet'
import type { Tarjeta } from '@/components/documents/carnet-datos'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Photographs that are read at a time. */
const A_LA_VEZ = 4

/** Issues the cards all together and prints their sheets, telling how far it is. */
export function usePrintCarnets(emisor: Emisor) {
  const emitir = useLlamada('/papel/emitirCarnets')
  const { print, imprimiendo } = usePaper('No se pudieron generar los carnets')
  const [emitidos, setEmitidos] = useState<readonly Emitido[]>()
  const [leidas, setLeidas] = useState(0)
  // A second try after a failed reading issues nothing.
  const issued = useRef<readonly Emitido[]>(undefined)

  async function make(
    ids: readonly number[],
    firmanteID: number | undefined,
    reread: () => void,
  ): Promise<DocumentoPedido> {
    if (!issued.current) {
      const result = await emitir.enviar({ ids: [...ids], firmanteID })
      if (!result) return undefined
      if (!result.ok && result.tipo === 'rechazo') reread()
      if (!result.ok) return result.tipo === 'sesion' ? undefined : { mensaje: result.mensaje }
      issued.current = result.datos.carnets ?? []
      setEmitidos(issued.current)
    }
    const tarjetas = await readCards(issued.current, setLeidas)
    return 'mensaje' in tarjetas
      ? tarjetas
      : { documento: { tipo: 'carnets', datos: { ...emisor, tarjetas: tarjetas.hechas } } }
  }
  return {
    /** `reread` where the register refuses: who may have a card has changed since it was read. */
    print: (ids: readonly number[], firmanteID: number | undefined, reread: () => void) =>
      print(true, () => make(ids, firmanteID, reread)),
    imprimiendo: imprimiendo === true,
    emitidos,
    leidas,
  }
}

/** One signature is the same on all. */
async function readCards(
  emitidos: readonly Emitido[],
  tell: (leidas: number) => void,
): Promise<{ hechas: Tarjeta[] } | { mensaje: string }> {
  let firma: Promise<string | null> | undefined
  const readFirma = (papelID: number) => (firma ??= readPicture(papelID, 'firma'))
  const hechas = new Array<Hecha>(emitidos.length)
  let next = 0
  let done = 0
  async function readSome(): Promise<void> {
    for (let at = next++; at < emitidos.length; at = next++) {
      const emitido = emitidos[at]
      if (emitido) hechas[at] = await issuedCarnet(emitido, readFirma)
      tell(++done)
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, readSome))
  const failed = hechas.find((one) => !one.ok)
  if (failed && !failed.ok) return { mensaje: failed.mensaje }
  return { hechas: hechas.flatMap((one) => (one.ok ? [one.tarjeta] : [])) }
}
