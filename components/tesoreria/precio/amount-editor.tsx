'use client'

import { Save } from '@/components/ui/icons'
import { type KeyboardEvent, type FormEvent, useId } from 'react'
import { problemOf } from '@/components/catalogos/catalogo/catalogo-field'
import { MoneyInput } from '@/components/form/money-input'
import { NO_ADDRESS } from '@/components/form/no-address'
import { type Borrador, type Borradores, useBorrador } from '@/components/tesoreria/precio/drafts'
import { type FilaPrecio, precioLabel } from '@/components/tesoreria/precio/precio-row'
import { nowSays, usePrecioSave } from '@/components/tesoreria/precio/use-precio-save'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { concepto } from '@/contract/catalogo/concepto'

type Props = {
  fila: FilaPrecio & { id: number }
  borradores: Borradores
  /** The act that what is saved here rests on. */
  actoID: number | undefined
}

/** A saved draft ends when the list brings the new price. */
function current(borrador: Borrador | undefined, fila: FilaPrecio): Borrador | undefined {
  if (!borrador?.guardado) return borrador
  const { version, monto } = borrador.base
  return fila.version === version && fila.monto === monto ? borrador : undefined
}

/** A row's typed amount: Enter or the button saves it, Esc gives it up. */
function useDraft({ fila, borradores, actoID }: Props) {
  const borrador = current(useBorrador(borradores, fila.id), fila)
  const dirty = borrador !== undefined && !borrador.guardado
  const { save, pendiente } = usePrecioSave()
  const change = (next: Borrador | undefined) => borradores.set(fila.id, next)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!dirty || pendiente) return
    // Disabling the button would leave the keyboard nowhere.
    if (document.activeElement?.matches('button:focus-visible'))
      event.currentTarget.querySelector('input')?.focus()
    const { base, monto } = borrador
    if (typeof monto !== 'bigint' || monto < 0n)
      return change({ ...borrador, aviso: problemOf(concepto.campos.monto, monto) })
    const result = await save(base, monto, actoID)
    if (result?.fin === 'guardado') change({ base, monto, guardado: true })
    if (result?.fin === 'error') change({ base, monto, aviso: result.mensaje })
    if (result?.fin === 'otra')
      change({
        base: result.actual,
        monto,
        aviso: `${result.mensaje} ${nowSays(result.actual)} Guarde otra vez para dejar lo que escribió.`,
      })
  }
  function restore(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !dirty || pendiente) return
    event.preventDefault()
    change(undefined)
  }
  function type(monto: Borrador['monto']) {
    const base = dirty ? borrador.base : fila
    change(monto === fila.monto && monto === base.monto ? undefined : { base, monto })
  }
  const monto = borrador ? borrador.monto : (fila.monto ?? undefined)
  return { monto, aviso: borrador?.aviso, dirty, pendiente, submit, restore, type }
}

export function AmountEditor(props: Props) {
  const id = useId()
  const { monto, aviso, dirty, pendiente, submit, restore, type } = useDraft(props)
  const label = precioLabel(props.fila)
  return (
    <form
      {...NO_ADDRESS}
      className="grid gap-1 max-sm:min-w-0 max-sm:grid-cols-1 sm:justify-items-start"
      onSubmit={(event) => void submit(event)}
      onKeyDown={restore}
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="w-36 max-w-full">
          <MoneyInput
            value={monto}
            readOnly={pendiente}
            aria-label={`Monto de ${label}`}
            aria-invalid={aviso !== undefined || undefined}
            aria-describedby={aviso && id}
            onChange={type}
          />
        </span>
        <Button
          type="submit"
          variant={dirty ? 'default' : 'outline'}
          disabled={!dirty && !pendiente}
          busy={pendiente}
          aria-label={`Guardar ${label}`}
        >
          {pendiente ? <Spinner /> : <Save aria-hidden />}
          <span className="max-sm:hidden">Guardar</span>
        </Button>
      </span>
      {aviso && (
        <span
          id={id}
          role="alert"
          className="max-w-72 text-[0.8125rem] text-balance whitespace-normal text-destructive-ink"
        >
          {aviso}
        </span>
      )}
    </form>
  )
}
