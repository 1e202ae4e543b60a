'use client'

import { MEDIO_EN_LINEA } from '@/domain/en-linea'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { ScrollBox, TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { type Centavos, formatMoney, sumMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { nameOfReceipt } from '@/components/documents/recibo-datos'

const TITULO = 'Anular el pago'

type Props = { pagoID: number; close: (anulado: boolean) => void }

/** Tells what is owed again and asks for a reason (decision 45). */
export function AnnulDialog({ pagoID, close }: Props) {
  const { matriculadoID, quien } = useMostrador()
  const form = useForm({ defaultValues: { motivo: '' } })
  const { estado, leer } = useLectura('/pago/traerRecibo')
  useEffect(() => void leer({ matriculadoID, pagoID }), [leer, matriculadoID, pagoID])
  const outcome = useOutcome('/pago/anular', {
    exito: 'Se anuló el pago',
    fracaso: 'No se pudo anular el pago',
  })

  async function annul(motivo: string): Promise<string | undefined> {
    const errores = await outcome.send(
      {
        show: receiptWitness(matriculadoID, pagoID),
        done: () => close(true),
        refused: ({ errores }) => errores.motivo === undefined && void leer({ matriculadoID, pagoID }),
      },
      { pagoID, motivo },
    )
    return errores.motivo
  }

  return (
    <MoneyDialog
      title={TITULO}
      description={<ForMatriculado matriculadoID={matriculadoID} quien={quien} />}
      className="max-w-2xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      {estado.fase === 'lista' && !estado.datos.anulado ? (
        <ReasonForm
          form={form}
          act={annul}
          yes={TITULO}
          savingText="Anulando..."
          pendiente={outcome.pendiente}
          close={() => close(false)}
        >
          <Effects recibo={estado.datos} />
        </ReasonForm>
      ) : (
        <DialogStanding
          leyendo="Leyendo el recibo..."
          falla={
            estado.fase === 'falla'
              ? estado.falla.mensaje
              : estado.fase === 'lista'
                ? 'Este pago ya está anulado.'
                : undefined
          }
          close={() => close(false)}
        />
      )}
    </MoneyDialog>
  )
}

function Effects({ recibo }: { recibo: LeidoEn<'/pago/traerRecibo'> }) {
  const { fecha, mp, matriculado, conceptos = [] } = recibo
  const nombre = nameOfReceipt(recibo) || 'Recibo N° —'
  const cargos = conceptos.filter(({ credito }) => !credito)
  const credito = conceptos.filter(({ credito }) => credito)
  return (
    <>
      <p>
        Se anula el {nombre.charAt(0).toLowerCase() + nombre.slice(1)}
        {matriculado && ` de ${matriculado}`}
        {fecha && ` del ${formatFecha(fecha)}`}
        {mp && `, ${mp}`}. Lo que se pagó con él vuelve a estar pendiente; el recibo conserva su número y dice
        ANULADO.
        {mp === MEDIO_EN_LINEA &&
          ' El dinero lo tiene el proveedor de pagos: se devuelve desde su sitio, y con eso se anula solo.'}
        {credito.length > 0 && ` Dejan de ser saldo a favor ${sumOf(credito)}.`}
      </p>
      {cargos.length > 0 && (
        <>
          <ScrollBox label="Qué vuelve a estar pendiente">
            <AmountTable
              label="Qué vuelve a estar pendiente"
              filas={cargos}
              columnas={[
                { titulo: 'Vuelve a estar pendiente', celda: ({ nombre }) => nombre },
                { titulo: 'Monto', monto: true, celda: ({ monto }) => formatMoney(monto) },
              ]}
            />
          </ScrollBox>
          <TotalLine total={sumMoney(cargos.map(({ monto }) => monto))} />
        </>
      )}
    </>
  )
}

const sumOf = (rows: readonly { monto: Centavos }[]): string =>
  formatMoney(sumMoney(rows.map(({ monto }) => monto)))

/** The receipt tells whether its payment was annulled. */
const receiptWitness = (matriculadoID: number, pagoID: number): ShowOutcome =>
  testigo('/pago/traerRecibo', {
    entrada: { matriculadoID, pagoID },
    hecho: ({ anulado }) => Boolean(anulado),
    quedo: 'El pago quedó anulado.',
    falta: 'El pago sigue en pie.',
    que: 'se hizo',
    repetir: 'Anular de nuevo',
    riesgo: 'se anula dos veces',
    revisar: 'en la cuenta corriente',
  })
