'use client'

import type { SyntheticEvent } from 'react'
import { BadMarkers, MissingNotice } from '@/components/credenciales/papel/missing-notice'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PrintFields } from '@/components/credenciales/papel/print-fields'
import { type Fuentes, type Impresion, useFilled } from '@/components/credenciales/papel/use-filled'
import { usePrint } from '@/components/credenciales/papel/use-print'
import { NO_ADDRESS } from '@/components/form/no-address'
import { usePropio } from '@/components/llamada/servidor'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = Impresion &
  Fuentes & {
    oficina: Oficina
    validez?: string | undefined
    close: () => void
  }

/** What is missing is told before anything is printed, with the way to fill it. */
export function PrintForm({ oficina, validez, close, ...made }: Props) {
  const propio = usePropio()
  const { tipo, ficha } = made
  const filled = useFilled(made, made)
  const { print, imprimiendo } = usePrint(oficina.emisor)

  /** Looks for what is wrong without waiting: the paper's window opens in the click itself. */
  function ask(conMembrete: boolean) {
    const ready = filled.ready()
    if (!ready) return
    const { firmante, ...rest } = ready
    const matricula = ficha.matricula ?? undefined
    void print(firmante, { titulo: tipo.nombre, matricula, validez, conMembrete, ...rest })
  }
  return (
    <form
      {...NO_ADDRESS}
      className="contents"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        ask(true)
      }}
    >
      <DialogBody className="grid gap-4">
        {propio && <MissingNotice matriculadoID={oficina.matriculadoID} faltan={filled.deLaFicha} />}
        <BadMarkers
          malos={filled.malos}
          tipo={tipo.nombre}
          corregir={oficina.corrige && tipo.id !== undefined ? `/tipoCertificado/${tipo.id}` : undefined}
        />
        <PrintFields {...filled} {...made} typesMissing={!propio} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>Cerrar</Button>
        <Button busy={imprimiendo === 'sin'} onClick={() => ask(false)}>
          {imprimiendo === 'sin' && <Spinner />}
          Imprimir
        </Button>
        <Button type="submit" variant="primary" busy={imprimiendo === 'con'}>
          {imprimiendo === 'con' && <Spinner />}
          Imprimir con Membrete
        </Button>
      </DialogFooter>
    </form>
  )
}
