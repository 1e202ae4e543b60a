'use client'

import { useRef, useState } from 'react'
import { fotoFile } from '@/components/credenciales/carnet/draw-foto'
import {
  type Emitido,
  carnetPaper,
  dataUrl,
  issuedCarnet,
} from '@/components/credenciales/carnet/issued-carnet'
import type { Foto } from '@/components/credenciales/carnet/foto-field'
import type { useIssueRules } from '@/components/credenciales/papel/use-issue-rules'
import { readSigner } from '@/components/credenciales/papel/signer'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Option } from '@/components/ui/options'
import { today } from '@/domain/fechas'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** What a card was made of: the same again is the same card. */
interface Pedida {
  foto: Foto
  firmante: Option | undefined
}

interface Emitida extends Pedida {
  emitido: Emitido
  drawn: boolean
}

/** Issues the card and prints it; pressed again, prints it once more (decision 109). Another server's is printed from what it tells. */
export function usePrintCarnet(
  matriculadoID: number,
  emisor: Emisor,
  { salvedad, reread }: Pick<ReturnType<typeof useIssueRules>, 'salvedad' | 'reread'>,
  { registra }: { registra: boolean },
) {
  const emitir = useLlamada('/papel/emitirCarnet')
  const again = useLlamada('/papel/reimprimir')
  const { print, imprimiendo } = usePaper('No se pudo generar el carnet')
  const [emitida, setEmitida] = useState<Emitida>()
  const last = useRef<Emitida>(undefined)
  // The same file again is the same request again.
  const sent = useRef<{ foto: Foto; archivo: Promise<File> }>(undefined)

  function fileOf(foto: Foto): Promise<File> {
    if (sent.current?.foto !== foto) sent.current = { foto, archivo: fotoFile(foto.imagen, foto.encuadre) }
    return sent.current.archivo
  }
  function keep(now: Emitida | undefined): void {
    last.current = now
    setEmitida(now)
  }
  /** What was issued and never drawn is not issued again. */
  async function issue(pedida: Pedida): Promise<DocumentoPedido> {
    const before = isSame(pedida, last.current) ? last.current : undefined
    if (!before || before.drawn) {
      const result = before?.emitido.id
        ? await again.enviar({ papelID: before.emitido.id, original: true })
        : await emitir.enviar(
            { matriculadoID, firmanteID: pedida.firmante?.id, salvedad },
            await fileOf(pedida.foto),
          )
      if (!result) return undefined
      // Annulled meanwhile: the next press issues another.
      if (before && !result.ok && result.tipo === 'rechazo') keep(undefined)
      if (!before && !result.ok && result.tipo === 'rechazo') reread()
      if (!result.ok) return result.tipo === 'sesion' ? undefined : { mensaje: result.mensaje }
      keep({ ...pedida, emitido: result.datos, drawn: false })
    }
    const now = last.current
    if (!now) return undefined
    const hecha = await issuedCarnet(now.emitido)
    now.drawn = hecha.ok
    return carnetPaper(hecha, emisor)
  }
  const made = (pedida: Pedida) =>
    registra ? issue(pedida) : printForeign(matriculadoID, emisor, pedida, fileOf(pedida.foto))
  return {
    print: (pedida: Pedida) => print(true, () => made(pedida)),
    /** The card that the same order would print again. */
    doneOf: (pedida: Partial<Pedida>) => (isSame(pedida, emitida) ? emitida?.emitido : undefined),
    imprimiendo: imprimiendo === true,
  }
}

const isSame = (one: Partial<Pedida>, other: Pedida | undefined): boolean =>
  other !== undefined && one.foto === other.foto && one.firmante?.id === other.firmante?.id

async function printForeign(
  matriculadoID: number,
  emisor: Emisor,
  { firmante }: Pedida,
  archivo: Promise<File>,
): Promise<DocumentoPedido> {
  const ficha = await fetchRead(
    '/matriculado/traerDatos',
    { matriculadoID },
    { senal: new AbortController().signal },
  )
  const signer = firmante && (await readSigner(firmante.id, firmante.nombre))
  const failed = [ficha, signer].find((one) => one && !one.ok)
  if (failed && !failed.ok) {
    if (failed.tipo === 'sesion') leaveForLogin()
    return failed.tipo === 'sesion' ? undefined : { mensaje: failed.mensaje }
  }
  if (!ficha.ok) return undefined
  const { datosPersonales, datosAcademicos, varios, matricula } = ficha.datos
  const tarjeta = {
    nombre: datosPersonales?.apellidoNombre ?? '',
    matricula: matricula ?? undefined,
    dni: datosPersonales?.dni ?? undefined,
    titulo: datosAcademicos?.titulo?.nombre ?? undefined,
    ingreso: varios?.ingresoCM ?? undefined,
    foto: await dataUrl(await archivo),
    firmante: signer?.ok ? signer.datos : undefined,
    fecha: today(),
  }
  return carnetPaper({ ok: true, tarjeta }, emisor)
}
