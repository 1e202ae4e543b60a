'use client'

import { useState } from 'react'
import { type SeveralFilter, nameIn, textOf } from '@/components/data-table/several'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { type Option, searchOptions } from '@/components/ui/options'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  filter: SeveralFilter & { label: string }
  /** Undefined while they are read. */
  options: readonly Option<string>[] | undefined
  fault: string | undefined
  read: () => void
  chosen: readonly string[]
  onChange: (value: string | undefined) => void
}

/** What opens below the button: the boxes, or why there are none. */
export function SeveralBoxes({ filter, options, fault, read, chosen, onChange }: Props) {
  if (fault)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 p-2 text-destructive-ink">
        {fault}
        <Button variant="outline" size="sm" onClick={read}>
          Reintentar
        </Button>
      </p>
    )
  return (
    <Boxes
      label={filter.label}
      options={withGone(options, chosen)}
      chosen={chosen}
      change={(next) => onChange(textOf(filter, next))}
    />
  )
}

const MANY = 8

type BoxesProps = {
  label: string
  /** Undefined while they are read. */
  options: readonly Option<string>[] | undefined
  chosen: readonly string[]
  change: (chosen: readonly string[]) => void
}

function Boxes({ label, options, chosen, change }: BoxesProps) {
  const [typed, setTyped] = useState('')
  if (!options)
    return (
      <p role="status" className="p-2 text-muted-foreground">
        Cargando…
      </p>
    )
  if (options.length === 0) return <p className="p-2 text-muted-foreground">No hay ninguna opción</p>
  const shown = searchOptions(options, typed)
  return (
    <fieldset>
      <legend className="sr-only">{escrito(label)}</legend>
      <div className="flex items-center gap-2 p-1">
        {options.length > MANY && (
          <Input
            aria-label={`Buscar en ${label}`}
            placeholder="Buscar"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <Button size="sm" variant="ghost" disabled={chosen.length === 0} onClick={() => change([])}>
          Quitar todo
        </Button>
      </div>
      {shown.map(({ id, nombre }) => (
        <label key={id} className="menu-item hover:bg-muted">
          <Checkbox
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              change(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span className="min-w-0 wrap-anywhere">{nombre}</span>
        </label>
      ))}
      {shown.length === 0 && <p className="p-2 text-muted-foreground">Sin resultados</p>}
    </fieldset>
  )
}

/** What was deleted since can still be taken away. */
function withGone(options: readonly Option<string>[] | undefined, chosen: readonly string[]) {
  if (!options) return undefined
  const gone = chosen.filter((id) => nameIn(options, id) === undefined)
  return [...gone.map((id) => ({ id, nombre: `N° ${id}, ya no existe` })), ...options]
}
