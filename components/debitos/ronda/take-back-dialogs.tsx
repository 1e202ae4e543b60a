'use client'

import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ForMember } from '@/components/acto/for-member'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { useRepetible } from '@/components/llamada/use-repetible'
import { debitos } from '@/domain/debito/ronda'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { isUncertain } from '@/lib/llamada/insist'
import type { Falla, Resultado } from '@/lib/api/result'

interface Marco {
  title: string
  /** For whom it is. */
  head?: ReactNode
  yes: string
  savingText: string
  estado: { pendiente: boolean; insisting: boolean }
  send: (motivo: string) => Promise<Resultado<unknown> | null>
  close: () => void
  /** Nothing is lost by it. */
  danger?: boolean
  children: ReactNode
}

/** Closes once it is answered, unless the reason itself was refused. */
export function TakeBackDialog({
  title,
  head,
  yes,
  savingText,
  estado,
  send,
  close,
  danger = true,
  children,
}: Marco) {
  const form = useForm({ defaultValues: { motivo: '' } })
  async function act(motivo: string): Promise<string | undefined> {
    const result = await send(motivo)
    if (!result) return undefined
    const wrong = result.ok ? undefined : wrongReason(result)
    if (wrong === undefined) close()
    return wrong
  }
  return (
    <MoneyDialog
      title={title}
      description={head}
      className="max-w-lg"
      outcome={estado}
      typed={form.formState.isDirty}
      close={close}
    >
      <ReasonForm form={form} act={act} pendiente={estado.pendiente} {...{ yes, savingText, close, danger }}>
        {children}
      </ReasonForm>
    </MoneyDialog>
  )
}

const wrongReason = (falla: Falla): string | undefined =>
  isUncertain(falla) ? undefined : falla.errores['motivo']

interface Fila {
  id: number
  matriculadoID: number | undefined
  apellidoNombre: string
  importe: Centavos | undefined
}

export function TakeOutDialog({ fila, close }: { fila: Fila; close: () => void }) {
  const { enviar, ...estado } = useRepetible('/ronda/sacar', {
    exito: 'Se lo sacó del débito',
    fracaso: 'No se lo pudo sacar del débito',
    que: 'se lo sacó del débito',
    relee: true,
    enCampos: true,
  })
  return (
    <TakeBackDialog
      title={`Sacar a ${fila.apellidoNombre}`}
      head={fila.matriculadoID !== undefined && <ForMember matriculadoID={fila.matriculadoID} quien="" />}
      yes="Sacar del débito"
      savingText="Sacando..."
      send={(motivo) => enviar({ rondaFilaID: fila.id, motivo })}
      {...{ estado, close }}
    >
      <p>
        No se le debita{fila.importe !== undefined && ` ${formatMoney(fila.importe)}`}: lo que debe vuelve a
        sus pagos pendientes y los archivos se hacen de nuevo sin él. No se puede volver a poner en este
        débito.
      </p>
    </TakeBackDialog>
  )
}

interface Ronda {
  id: number
  nombre: string
  cantidad: number
  total: Centavos | undefined
}

export function UndoRoundDialog({ ronda, close }: { ronda: Ronda; close: () => void }) {
  const { enviar, ...estado } = useRepetible('/ronda/deshacer', {
    exito: 'Se deshizo el débito',
    fracaso: 'No se pudo deshacer el débito',
    que: 'se deshizo el débito',
    relee: true,
    enCampos: true,
  })
  return (
    <TakeBackDialog
      title={`Deshacer el débito de ${ronda.nombre}`}
      yes="Deshacer el débito"
      savingText="Deshaciendo..."
      send={(motivo) => enviar({ rondaID: ronda.id, motivo })}
      {...{ estado, close }}
    >
      <p>
        Se {ronda.cantidad === 1 ? 'deshace' : 'deshacen'} {debitos(ronda.cantidad)}
        {ronda.total !== undefined && ` por ${formatMoney(ronda.total)}`}: los cargos quedan libres y el mes
        se puede cerrar de nuevo. Hágalo solo si el archivo no se mandó.
      </p>
    </TakeBackDialog>
  )
}

export function FinishRoundDialog({ ronda, close }: { ronda: Ronda; close: () => void }) {
  const { enviar, ...estado } = useRepetible('/ronda/terminar', {
    exito: 'El débito quedó rendido',
    fracaso: 'No se pudo dar por rendido',
    que: 'quedó rendido',
    relee: true,
    enCampos: true,
  })
  return (
    <TakeBackDialog
      title={`Dar por rendido el débito de ${ronda.nombre}`}
      yes="Dar por rendido"
      savingText="Guardando..."
      send={(motivo) => enviar({ rondaID: ronda.id, motivo })}
      {...{ estado, close }}
    >
      <p>
        Lo que el banco o la entidad no respondió vuelve a los pagos pendientes de cada uno, y no se puede
        deshacer. Hágalo cuando ya no va a responder más.
      </p>
    </TakeBackDialog>
  )
}
