'use client'

import { useCallback } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { CuentaFields } from '@/components/debitos/adhesion/cuenta-fields'
import {
  type CuentaEscrita,
  cuentaVacia,
  ETIQUETAS_DE_CUENTA,
} from '@/components/debitos/adhesion/cuenta-values'
import type { CuentaEditada } from '@/components/debitos/adhesion/cuenta-schema'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { AddDialog } from '@/components/form/add-dialog'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { usePresent } from '@/components/llamada/use-present'
import { useRepetible } from '@/components/llamada/use-repetible'
import { type Cerrado, ClosedDebitos, useTellClosed } from '@/components/padron/matriculado/closed-debitos'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { sparingUnread } from '@/lib/unread'

type Leido = LeidoEn<'/da_listado/traerDatos'>
type Entrada = EntradaEn<'/da_listado/actualizarDatos'>
type Props = { matriculadoID: number; cerrados: readonly Cerrado[]; close: () => void }

const TITULO = 'Datos del Débito Automático'
const SIN_ID = 'El servidor no dijo cuál es la adhesión (su id): sin él no se puede editar.'
const resolver = lazyResolver<CuentaEditada, Entrada>(() =>
  import('@/components/debitos/adhesion/cuenta-schema').then((module) => module.checkCuenta),
)

/** Reads what the bank is told when it opens. */
export function EditCuentaDialog({ matriculadoID, cerrados, close }: Props) {
  const { ahora, falla } = usePresent('/da_listado/traerDatos', { matriculadoID })
  if (ahora?.id !== undefined && !falla)
    return <Editing {...{ matriculadoID, cerrados, ahora, close }} id={ahora.id} />
  const sinId = ahora && !falla ? SIN_ID : undefined
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={TITULO}>
        <DialogStanding leyendo="Leyendo los datos..." falla={falla?.mensaje ?? sinId} close={close} />
      </DialogContent>
    </Dialog>
  )
}

type EditingProps = Props & { id: number; ahora: Leido }

function Editing({ matriculadoID, cerrados, id, ahora, close }: EditingProps) {
  const tellClosed = useTellClosed()
  const form = useForm<CuentaEditada, unknown, Entrada>({
    resolver,
    defaultValues: {
      ...{ matriculadoID, daListadoID: id, version: ahora.version, guardada: ahora.cbu ?? '' },
      ...writtenOf(ahora),
    },
  })
  const { control, setValue, setError, clearErrors } = form
  const { enviar, ...outcome } = useRepetible('/da_listado/actualizarDatos', {
    exito: 'Se modifico la informacion correctamente',
    fracaso: 'No se pudo modificar la información',
    que: 'se modificaron los datos',
    enCampos: true,
    relee: true,
  })
  async function send(values: Entrada) {
    // A CBU that was not told is no empty one.
    const result = await enviar(sparingUnread(values, ahora, ['cbu']))
    if (result?.ok) {
      close()
      tellClosed(result.datos?.cerrados)
    }
    return result && !result.ok ? result.errores : {}
  }
  const clearBranch = useCallback(() => setValue('sucursalBancoID', undefined), [setValue])
  return (
    <AddDialog
      title={TITULO}
      head={<ForMatriculado matriculadoID={matriculadoID} />}
      labels={ETIQUETAS_DE_CUENTA}
      {...{ outcome, form, send, close }}
    >
      <ClosedDebitos cerrados={cerrados} />
      <CuentaFields
        // The account is a part of this form, which knows more fields.
        control={control as unknown as Control<CuentaEscrita>}
        clearBranch={clearBranch}
        guardada={ahora.cbu ?? undefined}
        comprobar={(result) => {
          if ('mal' in result) return setError('cbu', { message: result.mal }, { shouldFocus: true })
          clearErrors(['cbu', 'nroCuenta'])
          setValue('nroCuenta', result.nroCuenta, { shouldDirty: true })
        }}
      />
    </AddDialog>
  )
}

/** The CBU is typed anew or stays empty, and then the one that was read goes back. */
const writtenOf = (leido: Leido): CuentaEscrita => ({
  ...cuentaVacia(),
  bancoID: leido.bancoID ?? undefined,
  sucursalBancoID: leido.sucursalBancoID ?? undefined,
  tipoCuentaID: leido.tipoCuentaID ?? undefined,
  nroCuenta: leido.nroCuenta ?? '',
  nroSolicitud: String(leido.nroSolicitud ?? ''),
  fechaAlta: leido.fechaAlta ?? undefined,
  observaciones: leido.observaciones ?? '',
})
