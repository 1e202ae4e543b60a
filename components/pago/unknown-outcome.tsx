'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { pendientesDe } from '@/components/pago/pendientes-de'
import { INTENTOS } from '@/lib/llamada/intentos'
import { type EstadoLectura, useLectura } from '@/lib/llamada/use-lectura'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

type Props = {
  matriculadoID: number
  filas: readonly Pick<FilaPendiente, 'clave'>[]
  textos: Textos
  repetir: () => void
  pendiente: boolean
  close: () => void
}

/** In an act's own words: each sentence begins where the screen's own ends. */
interface Textos {
  /** 'el pago se registró' */
  que: string
  /** 'se cobraron, …': somebody else may have done it meanwhile */
  hecho: string
  /** 'el pago no quedó registrado' */
  noHecho: string
  /** 'cobrar' */
  verbo: string
  /** 'Repetir el pago' */
  boton: string
}

export const DE_PAGO: Textos = {
  que: 'el pago se registró',
  hecho:
    'se cobraron, con este pago o con otro. Busque el recibo en la cuenta corriente antes de entregar nada.',
  noHecho: 'el pago no quedó registrado',
  verbo: 'cobrar',
  boton: 'Repetir el pago',
}

/** No answer came to what takes items off the list: reads what is still pending and only then says what can be done. */
export function UnknownOutcome({ matriculadoID, filas, textos, repetir, pendiente, close }: Props) {
  const router = useRouter()
  const { estado, leer } = useLectura('/pago/traerPagosPendientes')

  useEffect(() => {
    if (pendiente) return
    void leer(pendientesDe(matriculadoID))
  }, [matriculadoID, leer, pendiente])

  const quedan = stillPending(estado, filas)
  function leave() {
    close()
    router.refresh()
  }
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-2">
          <p className="font-medium">No hubo respuesta del servidor: no se sabe si {textos.que}.</p>
          <p className="text-soft">{explain(estado, textos, quedan, filas.length)}</p>
          {estado.fase === 'leyendo' && (
            <p role="status" className="inline-flex items-center gap-2 text-soft">
              <Spinner /> Intento {estado.intento} de {INTENTOS}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={leave} disabled={pendiente}>
          Cerrar
        </Button>
        {quedan === filas.length && (
          <Button variant="primary" onClick={repetir} busy={pendiente}>
            {pendiente ? <Spinner /> : null}
            {textos.boton}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

type Pendientes = LeidoEn<'/pago/traerPagosPendientes'>

/** How many of the items sent are pending still; undefined until the list was read. */
function stillPending(
  estado: EstadoLectura<Pendientes>,
  filas: readonly Pick<FilaPendiente, 'clave'>[],
): number | undefined {
  if (estado.fase !== 'lista') return undefined
  const claves = new Set(estado.datos.map(({ tipoPagoID, id }) => `${tipoPagoID}-${id}`))
  return filas.filter(({ clave }) => claves.has(clave)).length
}

function explain(
  estado: EstadoLectura<Pendientes>,
  { hecho, noHecho, verbo }: Textos,
  quedan: number | undefined,
  total: number,
): string {
  if (estado.fase === 'falla')
    return `Tampoco se pudo leer la lista de pendientes (${estado.falla.mensaje}). Revise la cuenta corriente antes de ${verbo} de nuevo.`
  if (quedan === undefined) return 'Se vuelve a leer la lista de pendientes para saberlo.'
  if (quedan === 0) return `Los ítems ya no están pendientes: ${hecho}`
  if (quedan === total) return `Los ítems siguen pendientes: ${noHecho}. Puede repetirlo.`
  return `Siguen pendientes ${quedan} de ${total} ítems. Cierre y revise la lista y la cuenta corriente antes de ${verbo} de nuevo.`
}
