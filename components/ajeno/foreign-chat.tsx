'use client'

import { openWindow } from '@/components/llamada/open-window'
import type { FilaAjena } from '@/components/ajeno/foreign-rows'
import { toast } from '@/components/ui/toast'
import { formatMoney } from '@/domain/dinero'
import { countMeses, faultOfTexto, fillTexto } from '@/domain/mensaje'
import { readWhatsapp, whatsappLink } from '@/domain/telefono'
import { fetchRead } from '@/lib/llamada/ask-proxy'

type Props = {
  fila: FilaAjena
  texto: string
  /** The area code for telephones without one; with '' they open no chat. */
  area: string
}

/** Opens a chat with the text written. A list without telephones reads the number from the record in the click. */
export function ForeignChat({ fila, texto, area }: Props) {
  const lleno = fillFor(fila, texto)
  if (lleno === undefined) return <Reason text="Faltan datos para el mensaje" />
  const { id, apellidoNombre = '', meses, telefono } = fila
  const label = `Whatsapp a ${apellidoNombre}${meses ? `, ${countMeses(meses)}` : ''}`
  if (telefono === undefined && id !== undefined)
    return (
      <button
        type="button"
        className="cell-action"
        aria-label={label}
        onClick={() => void openChat(id, lleno, area)}
      >
        Whatsapp
      </button>
    )
  const read = readWhatsapp(telefono, area)
  if ('motivo' in read) return <Reason text={read.motivo} />
  return (
    <a
      href={whatsappLink(read.numero, lleno)}
      target="_blank"
      rel="noreferrer"
      className="cell-action"
      aria-label={label}
    >
      Whatsapp
    </a>
  )
}

const Reason = ({ text }: { text: string }) => (
  <span className="max-w-36 text-[0.8125rem] text-end leading-tight whitespace-normal text-muted-foreground">
    {text}
  </span>
)

async function openChat(matriculadoID: number, texto: string, area: string): Promise<void> {
  const ventana = openWindow()
  const { signal } = new AbortController()
  const result = await fetchRead('/matriculado/traerDatos', { matriculadoID }, { senal: signal })
  const read = result.ok
    ? readWhatsapp(result.datos.datosPersonales?.telefono, area)
    : { motivo: result.mensaje }
  if ('numero' in read && ventana.go(whatsappLink(read.numero, texto))) return
  ventana.close()
  toast.error('No se abrió el chat', 'motivo' in read ? read.motivo : undefined)
}

/** Undefined when a placeholder cannot be filled. */
function fillFor({ apellidoNombre, mora, meses }: FilaAjena, texto: string): string | undefined {
  const valores = {
    ...(apellidoNombre ? { nombre: apellidoNombre } : {}),
    ...(mora === undefined ? {} : { importe: formatMoney(mora).replace('\u00a0', ' ') }),
    ...(meses === undefined ? {} : { meses: countMeses(meses) }),
  }
  const known = Object.keys(valores) as (keyof typeof valores)[]
  return texto.trim() && !faultOfTexto(texto, known) ? fillTexto(texto, valores) : undefined
}
