'use client'

import { ExternalLink } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import { isAddress, openWindow } from '@/components/llamada/open-window'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { TotalLine } from '@/components/pago/dialog-parts'
import { ItemLines, linesOf } from '@/components/pago/item-lines'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import type { Pantalla } from '@/domain/en-linea'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'
import { today } from '@/domain/fechas'

type Props = {
  matriculadoID: number
  filas: readonly FilaPendiente[]
  operador: Pantalla
  children?: ReactNode
  close: () => void
}

/** Asks for an online payment of the chosen items and opens it in a new window (S2 7). */
export function OnlineForm({ matriculadoID, filas, operador, children, close }: Props) {
  const [url, setUrl] = useState<string>()
  const [incierto, setIncierto] = useState(false)
  const form = useForm({ defaultValues: { observaciones: '' } })
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  const { enviar, pendiente } = useLlamada('/mercado_pago/generarPago', {
    fracaso: 'No se pudo generar el pago',
    cuentaIncierto: true,
  })

  async function generate() {
    const ventana = openWindow()
    const result = await enviar({
      lineas: linesOf(filas),
      observaciones: form.getValues('observaciones').trim() || undefined,
      fechaPago: today(),
      matriculadoID,
      tipoOperador: operador,
    })
    setIncierto(!!result && !result.ok && isUncertain(result))
    const address = result?.ok ? result.datos : undefined
    if (!address) return ventana.close()
    setUrl(address)
    if (!ventana.go(address)) ventana.close()
  }

  if (incierto) return <Unknown close={close} />
  if (url !== undefined) return <Begun url={url} total={formatMoney(total)} close={close} />
  return (
    <>
      <DialogBody className="grid gap-4">
        {children}
        <ItemLines label="Qué se paga" filas={filas} />
        <TotalLine total={total} />
        <TextAreaField
          control={form.control}
          name="observaciones"
          label="Observaciones"
          maxLength={1000}
          rows={2}
        />
        <p className="text-soft">
          Se abre la página de pago en otra ventana. Lo elegido queda en trámite hasta que se pague o venza.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
        <Button variant="primary" disabled={pendiente} onClick={() => void generate()}>
          {pendiente ? <Spinner /> : <ExternalLink aria-hidden />}
          {pendiente ? 'Generando...' : `Pagar en línea ${formatMoney(total)}`}
        </Button>
      </DialogFooter>
    </>
  )
}

/** Where it is paid, for a browser that opened no window and for who closed it. */
function Begun({ url, total, close }: { url: string; total: string; close: () => void }) {
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>
          El pago en línea por <strong className="tabular-nums">{total}</strong> está en trámite. Si la página
          de pago no se abrió, ábrala desde aquí.
        </p>
        {isAddress(url) && (
          <p>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-primary-ink underline"
            >
              <ExternalLink aria-hidden className="size-4" />
              Abrir la página de pago
            </a>
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" autoFocus onClick={close}>
          Cerrar
        </Button>
      </DialogFooter>
    </>
  )
}

/** No answer came. Nothing is asked a second time from here: two addresses for one debt could both be paid. */
function Unknown({ close }: { close: () => void }) {
  const router = useRouter()
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-2">
          <p className="font-medium">
            No hubo respuesta del servidor: no se sabe si el pago en línea empezó.
          </p>
          <p className="text-soft">
            Cierre y mire la lista. Si lo elegido quedó en trámite, el aviso de arriba de la lista lleva a la
            página de pago; si sigue libre, puede empezarlo de nuevo.
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="primary"
          autoFocus
          onClick={() => {
            close()
            router.refresh()
          }}
        >
          Cerrar
        </Button>
      </DialogFooter>
    </>
  )
}
