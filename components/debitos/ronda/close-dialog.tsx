'use client'

import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { MoneyDialog } from '@/components/form/money-dialog'
import { NumberField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { debitos } from '@/domain/debito/ronda'
import { nombreDeForma } from '@/domain/debito/formas'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha, formatMes, type Mes } from '@/domain/fechas'
import { isUncertain } from '@/lib/llamada/insist'
import { rutas } from '@/lib/routes'

export interface Cierre {
  forma: number
  mes: Mes
  /** As the person saw them. */
  cantidad: number
  total: Centavos
  vencimiento: Fecha | undefined
  prueba: boolean
}

/** From so many on their count is typed. */
const MUCHOS = 50
const ETIQUETAS = { escrita: 'Cantidad de débitos' }

export function CloseDialog({ close, ...cierre }: Cierre & { close: () => void }) {
  const { forma, mes, cantidad, total, prueba } = cierre
  const router = useRouter()
  const form = useForm<{ escrita: number | undefined }>({ defaultValues: { escrita: undefined } })
  const { enviar, ...estado } = useRepetible('/ronda/cerrar', {
    exito: prueba ? 'Se hizo el archivo de prueba' : 'Se cerró el débito',
    fracaso: prueba ? 'No se pudo hacer el archivo de prueba' : 'No se pudo cerrar el débito',
    que: prueba ? 'se hizo el archivo de prueba' : 'se cerró el débito',
    relee: true,
  })
  const typed = !prueba && cantidad >= MUCHOS

  async function submit({ escrita }: { escrita: number | undefined }) {
    if (typed && escrita !== cantidad)
      return form.setError('escrita', { message: `Escriba ${cantidad} para cerrarlo` }, { shouldFocus: true })
    const result = await enviar({ forma, ...mes, cantidad, total, prueba })
    if (!result) return
    close()
    if (result.ok && prueba && result.datos.id !== undefined) router.push(rutas.ronda(result.datos.id))
    else if (!result.ok && isUncertain(result)) router.refresh()
  }

  return (
    <MoneyDialog
      title={`${prueba ? 'Archivo de prueba' : 'Cerrar el débito'} de ${nombreDeForma(forma)}, ${formatMes(mes)}`}
      className="max-w-lg"
      outcome={estado}
      close={close}
    >
      <Form form={form} onSubmit={submit}>
        <DialogBody className="grid gap-3.5">
          <FormErrors control={form.control} labels={ETIQUETAS} />
          <Effects {...cierre} />
          {typed && (
            <NumberField
              control={form.control}
              name="escrita"
              label={ETIQUETAS.escrita}
              hint="Escríbala para confirmar que es la que espera"
              required
            />
          )}
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton savingText={prueba ? 'Haciendo...' : 'Cerrando...'}>
            {prueba ? 'Hacer el archivo de prueba' : `Cerrar ${debitos(cantidad)}`}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}

function Effects({ cantidad, total, vencimiento, prueba, forma }: Cierre) {
  return (
    <>
      <p>
        <strong>
          {debitos(cantidad)} por {formatMoney(total)}
        </strong>
        {vencimiento && `, con vencimiento el ${formatFecha(vencimiento)}`}.
      </p>
      <p>
        {prueba
          ? 'Es para que el banco apruebe el formato: no traba ningún cargo, no se puede enviar y sus archivos dicen MUESTRA.'
          : `Queda escrito a quién se le pide cuánto, y ${forma > 40 ? 'se hacen los archivos para el banco' : 'se puede bajar la planilla para la entidad'}. Esos cargos no se cobran por otro lado, ni en ventanilla ni en línea, hasta que se rinda el débito. Mientras no se marque como enviado, se puede sacar a alguien o deshacerlo entero.`}
      </p>
    </>
  )
}
