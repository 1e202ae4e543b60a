'use client'

import { useState } from 'react'
import type { FilaDeCobro } from '@/lib/debitos/collection-row'
import { ForMember } from '@/components/acto/for-member'
import { TakeBackDialog } from '@/components/debitos/ronda/take-back-dialogs'
import { useRepetible } from '@/components/llamada/use-repetible'
import { MemberSearch } from '@/components/form/member-search'
import { formatMoney, subtract } from '@/domain/dinero'

type Props = { fila: FilaDeCobro & { id: number }; close: () => void }

const sumOf = ({ importe }: FilaDeCobro): string => (importe === undefined ? '' : ` ${formatMoney(importe)}`)

/** His state; the titles name him. Some money is of nobody known. */
const headOf = ({ matriculadoID }: FilaDeCobro) =>
  matriculadoID ? <ForMember matriculadoID={matriculadoID} quien="" /> : undefined

/** Gives the money to a member: whose it seems to be, or another. */
export function CreditDialog({ fila, close }: Props) {
  const { id: cobroPorResolverID, matriculadoID, apellidoNombre } = fila
  const [chosen, choose] = useState(matriculadoID ? { id: matriculadoID, nombre: apellidoNombre } : undefined)
  const { enviar, ...estado } = useRepetible('/cobroPorResolver/acreditar', {
    exito: 'Se acreditó el cobro',
    fracaso: 'No se pudo acreditar el cobro',
    que: 'se acreditó el cobro',
    relee: true,
    enCampos: true,
  })
  const [falta, setFalta] = useState<string>()
  const send = async (motivo: string) => {
    if (chosen) return enviar({ cobroPorResolverID, matriculadoID: chosen.id, motivo })
    setFalta('Elija a quién se le acredita')
    return null
  }
  return (
    <TakeBackDialog
      title={`Acreditar${sumOf(fila)}`}
      head={chosen && <ForMember key={chosen.id} matriculadoID={chosen.id} />}
      yes="Acreditar"
      savingText="Acreditando..."
      {...{ estado, close, send }}
      danger={false}
    >
      <p>
        {chosen ? (
          <>
            Queda como saldo a favor de <strong className="font-semibold">{chosen.nombre}</strong>, para lo
            que debe o lo próximo que se le cobre.
          </>
        ) : (
          'Busque a quién se le acredita: queda como su saldo a favor.'
        )}
      </p>
      <MemberSearch
        label={chosen ? 'O a otro matriculado' : 'Matriculado'}
        choose={({ id, apellidoNombre: nombre }) => {
          setFalta(undefined)
          if (id !== undefined) choose({ id, nombre: nombre ?? '' })
        }}
      />
      {falta && (
        <p role="alert" className="field-error">
          {falta}
        </p>
      )}
    </TakeBackDialog>
  )
}

/** The receipt that the money gone back takes along: whole, or of what went back and no more. */
export function AnnulReceiptDialog({
  fila,
  close,
}: Props & { fila: { recibo: NonNullable<FilaDeCobro['recibo']> } }) {
  const { id: cobroPorResolverID, apellidoNombre, importe, recibo } = fila
  const { nroRecibo, total } = recibo
  const { enviar, ...estado } = useRepetible('/cobroPorResolver/anularRecibo', {
    exito: `Se anuló el recibo ${nroRecibo}`,
    fracaso: 'No se pudo anular el recibo',
    que: 'se anuló el recibo',
    relee: true,
    enCampos: true,
  })
  const queda =
    importe !== undefined && total !== undefined && importe < total ? subtract(total, importe) : null
  return (
    <TakeBackDialog
      title={`Anular el recibo ${nroRecibo} de ${apellidoNombre}`}
      head={headOf(fila)}
      yes="Anular el recibo"
      savingText="Anulando..."
      send={(motivo) => enviar({ cobroPorResolverID, motivo })}
      {...{ estado, close }}
    >
      <p>
        El banco devolvió{sumOf(fila)} a la cuenta.{' '}
        {queda === null
          ? 'El recibo queda anulado con fecha de hoy y lo que pagó vuelve a deberse.'
          : `El recibo, de ${formatMoney(total ?? importe ?? queda)}, queda anulado con fecha de hoy: los ${formatMoney(queda)} que quedaron pasan a un recibo nuevo y lo demás vuelve a deberse.`}
      </p>
    </TakeBackDialog>
  )
}

/** The money goes back outside of here; of what the bank took back already, somebody saw it. */
export function CloseDialog({ fila, close }: Props) {
  const { id: cobroPorResolverID, apellidoNombre, reversa, recibo } = fila
  const { enviar, ...estado } = useRepetible('/cobroPorResolver/cerrar', {
    exito: reversa ? 'Quedó dado por visto' : 'El cobro quedó como devuelto',
    fracaso: 'No se pudo resolver el cobro',
    que: 'se resolvió el cobro',
    relee: true,
    enCampos: true,
  })
  return (
    <TakeBackDialog
      title={reversa ? `Reversa de ${apellidoNombre}` : `Devolver${sumOf(fila)} a ${apellidoNombre}`}
      head={headOf(fila)}
      yes={reversa ? 'Dar por visto' : 'Quedó devuelto'}
      savingText="Guardando..."
      send={(motivo) => enviar({ cobroPorResolverID, motivo })}
      {...{ estado, close }}
      danger={false}
    >
      <p>
        {reversa
          ? recibo && !recibo.anulado
            ? `El banco devolvió${sumOf(fila)} a la cuenta y el recibo ${recibo.nroRecibo} sigue en pie: lo que pagó figura pago. Escriba por qué queda así.`
            : `El banco devolvió${sumOf(fila)} a la cuenta: escriba qué se hizo.`
          : 'La devolución se hace fuera del sistema, con el banco o por transferencia. Escriba cómo se devolvió.'}
      </p>
    </TakeBackDialog>
  )
}
