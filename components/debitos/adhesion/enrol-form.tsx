'use client'

import { useCallback, useEffect } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { CuentaFields } from '@/components/debitos/adhesion/cuenta-fields'
import {
  type CuentaEscrita,
  cuentaVacia,
  ETIQUETAS_DE_CUENTA,
} from '@/components/debitos/adhesion/cuenta-values'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { showErrors } from '@/components/form/show-errors'
import { useRepetible } from '@/components/llamada/use-repetible'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Option } from '@/components/ui/options'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { EFECTIVO } from '@/domain/estados'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Entrada = EntradaEn<'/da_listado/adherir'>
type Valores = CuentaEscrita & { matriculadoID: number; tipoDA: number | undefined; motivo?: string }

const ETIQUETAS = { tipoDA: 'Tipo de Debito', ...MOTIVO, ...ETIQUETAS_DE_CUENTA } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/debitos/adhesion/cuenta-schema').then((module) => module.checkEnrolment),
)

/** Who pays in cash chooses a debit; its account is asked of bank debit alone. */
export function EnrolForm({ matriculadoID }: { matriculadoID: number }) {
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { matriculadoID, tipoDA: undefined, ...cuentaVacia() },
  })
  const { control, setValue, setError, clearErrors } = form
  const deBanco = useWatch({ control, name: 'tipoDA' }) === DEBITO_BANCARIO
  const propose = useCallback((next: string) => setValue('nroSolicitud', next), [setValue])
  const numero = useNextNumber(deBanco, propose)
  const { enviar } = useRepetible('/da_listado/adherir', {
    exito: 'Adherido correctamente',
    fracaso: 'No se pudo adherir',
    que: 'quedó adherido',
    enCampos: true,
    relee: true,
  })
  async function send(entrada: Entrada) {
    const result = await enviar(entrada)
    if (!result) return
    if (result.ok) return tellOther(entrada.datosDebito?.nroSolicitud, result.datos?.nroSolicitud)
    showErrors(form, result.errores, ETIQUETAS, 'No se pudo adherir')
  }
  const { reason } = useActFor({ matriculadoID, acto: 'debito', control })
  const clearBranch = useCallback(() => setValue('sucursalBancoID', undefined), [setValue])
  return (
    <Form form={form} onSubmit={send} className="grid gap-4">
      <FormErrors control={control} labels={ETIQUETAS} />
      {reason}
      <CatalogoSelect
        {...{ control, name: 'tipoDA', label: ETIQUETAS.tipoDA }}
        ruta="/forma_pago/traerTodosSelect"
        presente={NINGUNA}
        opciones={debitsAmong}
        required
      />
      {deBanco && (
        <CuentaFields
          // The account is a part of this form, which knows more fields.
          control={control as unknown as Control<CuentaEscrita>}
          clearBranch={clearBranch}
          sinNumero={numero.falla}
          leerNumero={numero.leer}
          comprobar={(outcome) => {
            if ('mal' in outcome) return setError('cbu', { message: outcome.mal }, { shouldFocus: true })
            clearErrors(['cbu', 'nroCuenta'])
            setValue('nroCuenta', outcome.nroCuenta)
          }}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled title="Paga en efectivo: no hay de qué darlo de baja">
          Dar de Baja
        </Button>
        <SubmitButton savingText="Adhiriendo...">Adherir al Debito</SubmitButton>
      </div>
    </Form>
  )
}

const NINGUNA: readonly Option[] = []

const debitsAmong = (filas: LeidoEn<'/forma_pago/traerTodosSelect'>): Option[] =>
  filas.flatMap(({ id, nombre }) => (id === undefined || id === EFECTIVO || !nombre ? [] : [{ id, nombre }]))

/** The number that was shown may have gone to somebody else meanwhile. */
function tellOther(shown: number | undefined, given: number | undefined): void {
  if (shown !== undefined && given !== undefined && shown !== given)
    toast.info(`Su número de solicitud es el ${given}`, `El ${shown} lo tomó otra adhesión mientras tanto.`)
}

/** Proposes the last number plus one as soon as an account is asked for. `propose` must be stable. */
function useNextNumber(wanted: boolean, propose: (next: string) => void) {
  const { estado, leer } = useLectura('/da_listado/traerUltimoDA')
  const read = useCallback(async () => {
    const result = await leer({})
    if (result?.ok) propose(String((result.datos ?? 0) + 1))
  }, [leer, propose])
  useEffect(() => void (wanted && read()), [wanted, read])
  return { falla: estado.fase === 'falla' ? estado.falla : undefined, leer: () => void read() }
}
