'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { FILTROS_HISTORIAL, type FiltrosHistorial } from '@/components/ficha/history-filters'
import { DateInput } from '@/components/form/date-input'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { isFecha } from '@/domain/fechas'

type Props = { address: Address; filtros: FiltrosHistorial }
type Errores = Partial<Record<'desde' | 'hasta', string>>

/** The history's filters, applied on Enter and kept in the address; either date may stand alone. */
export function HistoryForm({ address, filtros }: Props) {
  const router = useRouter()
  const [values, setValues] = useState(filtros)
  const applied = JSON.stringify(filtros)
  const [known, setKnown] = useState(applied)
  const [errores, setErrores] = useState<Errores>({})
  const [pending, start] = useTransition()
  const set = (name: keyof FiltrosHistorial) => (value: string | undefined) =>
    setValues((now) => ({ ...now, [name]: value }))
  // An address that came from elsewhere (back, a link) writes the inputs anew; focus stays where it was.
  if (applied !== known) {
    setKnown(applied)
    setValues(filtros)
  }

  function go(next: FiltrosHistorial) {
    const href = hrefWith(address, { ...next, pagina: undefined })
    beginProgress(href)
    start(() => router.push(href, { scroll: false }))
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const wrong = problemsOf(values)
    setErrores(wrong)
    if (Object.keys(wrong).length === 0) go(values)
  }
  function clear() {
    const none = { desde: undefined, hasta: undefined, usuario: undefined, texto: undefined }
    setValues(none)
    setErrores({})
    go(none)
  }

  return (
    <form
      role="search"
      noValidate
      onSubmit={apply}
      className="flex flex-wrap items-start gap-x-3 gap-y-2.5"
      data-print="hide"
    >
      <Day label="Desde" value={values.desde} error={errores.desde} onChange={set('desde')} />
      <Day label="Hasta" value={values.hasta} error={errores.hasta} onChange={set('hasta')} />
      <Words label="Usuario" value={values.usuario} onChange={set('usuario')} />
      <Words label="Texto" value={values.texto} onChange={set('texto')} placeholder="Campo o valor" />
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 sm:mt-[1.4375rem]">
        <Button type="submit" variant="primary">
          {pending ? <Spinner /> : <Search aria-hidden />}
          Buscar
        </Button>
        <Button
          variant="ghost"
          onClick={clear}
          disabled={!FILTROS_HISTORIAL.some((name) => address.params[name])}
        >
          Limpiar filtros
        </Button>
      </div>
    </form>
  )
}

function problemsOf({ desde, hasta }: FiltrosHistorial): Errores {
  if (desde && !isFecha(desde)) return { desde: 'Ingrese una fecha válida' }
  if (hasta && !isFecha(hasta)) return { hasta: 'Ingrese una fecha válida' }
  return desde && hasta && desde > hasta ? { hasta: 'Es anterior a la fecha Desde' } : {}
}

type FieldProps = {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Day({ label, value, error, onChange }: FieldProps & { error: string | undefined }) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      className="w-36 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
    >
      <DateInput
        {...describe(id, { error, hint: undefined, required: undefined })}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  )
}

function Words({ label, value, onChange, placeholder }: FieldProps & { placeholder?: string }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} className="min-w-36 flex-1 sm:max-w-56">
      <Input
        id={id}
        value={value ?? ''}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </FieldFrame>
  )
}
