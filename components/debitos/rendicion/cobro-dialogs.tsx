'use client'

import { useState } from 'react'
import type { FilaDeCobro } from '@/lib/debitos/collection-row'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { MatriculadoSearch } from '@/components/form/matriculado-search'
import { formatMoney, subtract } from '@/domain/dinero'

type Props = { fila: FilaDeCobro & { id: number }; close: () => void }

const sumOf = ({ importe }: FilaDeCobro): string => (importe === undefined ? '' : ` ${formatMoney(importe)}`)

/** His state; the titles name him. Some money is of nobody known. */
const headOf = ({ matriculadoID }: FilaDeCobro) =>
  matriculadoID ? <ForMatriculado matriculadoID={matriculadoID} quien="" /> : undefined

/** Gives the money to a member: whose it seems to be, or another. */
export function CreditDialog({ fila, close }: Props) {
  const { id: cobroPorResolverID, matriculadoID, apellidoNombre } = fila
  const [chosen, choose] = useState(matriculadoID ? { id: matriculadoID, nombre: apellidoNombre } : undefined)
  const [falta, setFalta] = useState<string>()
  function entrada(motivo: string) {
    if (chosen) return { cobroPorResolverID, matriculadoID: chosen.id, motivo }
    setFalta('Elija a quién se le acredita')
    return undefined
  }
  return (
    <ReasonDialog
      ruta="/cobroPorResolver/acreditar"
      head={chosen && <ForMatriculado key={chosen.id} matriculadoID={chosen.id} />}
      textos={{
        titulo: `Acreditar${sumOf(fila)}`,
        boton: 'Acreditar',
        haciendo: 'Acreditando...',
        exito: 'Se acreditó el cobro',
        fracaso: 'No se pudo acreditar el cobro',
        que: 'se acreditó el cobro',
      }}
      entrada={entrada}
      answered
      harmless
      close={close}
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
      <MatriculadoSearch
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
    </ReasonDialog>
  )
}

/** The receipt that the money gone back takes along: whole, or of what went back and no more. */
export function AnnulReceiptDialog({
  fila,
  close,
}: Props & { fila: { recibo: NonNullable<FilaDeCobro['recibo']> } }) {
  const { id: cobroPorResolverID, apellidoNombre, importe, recibo } = fila
  const { nroRecibo, total } = recibo
  const queda =
    importe !== undefined && total !== undefined && importe < total ? subtract(total, importe) : null
  return (
    <ReasonDialog
      ruta="/cobroPorResolver/anularRecibo"
      head={headOf(fila)}
      textos={{
        titulo: `Anular el recibo ${nroRecibo} de ${apellidoNombre}`,
        boton: 'Anular el recibo',
        haciendo: 'Anulando...',
        exito: `Se anuló el recibo ${nroRecibo}`,
        fracaso: 'No se pudo anular el recibo',
        que: 'se anuló el recibo',
      }}
      entrada={(motivo) => ({ cobroPorResolverID, motivo })}
      answered
      close={close}
    >
      <p>
        El banco devolvió{sumOf(fila)} a la cuenta.{' '}
        {queda === null
          ? 'El recibo queda anulado con fecha de hoy y lo que pagó vuelve a deberse.'
          : `El recibo, de ${formatMoney(total ?? importe ?? queda)}, queda anulado con fecha de hoy: los ${formatMoney(queda)} que quedaron pasan a un recibo nuevo y lo demás vuelve a deberse.`}
      </p>
    </ReasonDialog>
  )
}

/** The money goes back outside of here; of what the bank took back already, somebody saw it. */
export function CloseDialog({ fila, close }: Props) {
  const { id: cobroPorResolverID, apellidoNombre, reversa, recibo } = fila
  return (
    <ReasonDialog
      ruta="/cobroPorResolver/cerrar"
      head={headOf(fila)}
      textos={{
        titulo: reversa ? `Reversa de ${apellidoNombre}` : `Devolver${sumOf(fila)} a ${apellidoNombre}`,
        boton: reversa ? 'Dar por visto' : 'Quedó devuelto',
        haciendo: 'Guardando...',
        exito: reversa ? 'Quedó dado por visto' : 'El cobro quedó como devuelto',
        fracaso: 'No se pudo resolver el cobro',
        que: 'se resolvió el cobro',
      }}
      entrada={(motivo) => ({ cobroPorResolverID, motivo })}
      answered
      harmless
      close={close}
    >
      <p>
        {reversa
          ? recibo && !recibo.anulado
            ? `El banco devolvió${sumOf(fila)} a la cuenta y el recibo ${recibo.nroRecibo} sigue en pie: lo que pagó figura pago. Escriba por qué queda así.`
            : `El banco devolvió${sumOf(fila)} a la cuenta: escriba qué se hizo.`
          : 'La devolución se hace fuera del sistema, con el banco o por transferencia. Escriba cómo se devolvió.'}
      </p>
    </ReasonDialog>
  )
}
