'use client'

import { type ReactNode, useId } from 'react'
import { NumberInput } from '@/components/form/number-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Choice } from '@/components/mudanza/importar/choice'
import { optionsThatMatter } from '@/components/mudanza/importar/field-options'
import { withOptions } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import { Card, CardTitle } from '@/components/ui/card'
import type { Option } from '@/components/ui/options'
import { Switch } from '@/components/ui/switch'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { type Modo, MODOS, type OpcionesDeLectura, SIN_COMA, type SinComa } from '@/domain/importar/lectura'

type Varias = OpcionesDeLectura['variasPorCelda']

const VARIAS: readonly Option<Varias>[] = [
  { id: '', nombre: 'Una sola' },
  { id: '/', nombre: 'Varias, con barra', detalle: 'A / B' },
  { id: '+', nombre: 'Varias, con más', detalle: 'A + B' },
  { id: ',', nombre: 'Varias, con coma', detalle: 'A, B' },
  { id: ';', nombre: 'Varias, con punto y coma', detalle: 'A; B' },
  { id: '-', nombre: 'Varias, con guion', detalle: 'A - B' },
]

const MODO: Readonly<Record<Modo, string>> = {
  vacios: 'Completar solo lo que está vacío',
  reemplazar: 'Poner lo del archivo en su lugar',
}

const SIN_COMAS: Readonly<Record<SinComa, string>> = {
  rehusar: 'No se importan: hay que ponerla',
  apellidoPrimero: 'La primera palabra es el apellido',
  nombrePrimero: 'La última palabra es el apellido',
}

type Matters = ReturnType<typeof optionsThatMatter>
type PartProps = { matters: Matters }

/** How the columns are read, as far as it makes a difference to what the file brings. */
export function ReadingOptions({ destino }: { destino: DestinoDeImportacion }) {
  const { lectura } = useReading()
  const matters = optionsThatMatter(destino, lectura)
  if (!Object.values(matters).includes(true)) return null
  return (
    <Card aria-label="Cómo se lee" className="grid gap-3 px-4 py-4 md:px-5">
      <CardTitle>Cómo se lee</CardTitle>
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        <Choices matters={matters} />
        <Switches matters={matters} />
        {matters.filaDePrecios && <PriceRow />}
      </div>
    </Card>
  )
}

function useOptions() {
  const { lectura, change, fija } = useReading()
  const set = (next: Partial<OpcionesDeLectura>) => change(withOptions(next))
  return { opciones: lectura.opciones, set, fija }
}

function Choices({ matters }: PartProps) {
  const { opciones, set, fija: disabled } = useOptions()
  return (
    <>
      {matters.modo && (
        <Choice
          label="De quien ya está en el padrón"
          options={MODOS.map((id) => ({ id, nombre: MODO[id] }))}
          value={opciones.modo}
          onChange={(modo) => set({ modo })}
          hint="Una celda vacía nunca borra nada"
          disabled={disabled}
        />
      )}
      {matters.variasPorCelda && (
        <Choice
          label="En cada celda hay"
          options={VARIAS}
          value={opciones.variasPorCelda}
          onChange={(variasPorCelda) => set({ variasPorCelda })}
          disabled={disabled}
        />
      )}
      {matters.sinComa && (
        <Choice
          label="Nombres sin coma"
          options={SIN_COMA.map((id) => ({ id, nombre: SIN_COMAS[id] }))}
          value={opciones.sinComa}
          onChange={(sinComa) => set({ sinComa })}
          hint="Con coma, el apellido es lo que va antes"
          disabled={disabled}
        />
      )}
    </>
  )
}

function Switches({ matters }: PartProps) {
  const { opciones, set } = useOptions()
  return (
    <>
      {matters.mayusculas && (
        <OnOff
          label="Convertir las mayúsculas"
          hint="GÓMEZ PAZ se escribe Gómez Paz"
          checked={opciones.mayusculas}
          onChange={(mayusculas) => set({ mayusculas })}
        />
      )}
      {matters.diaPrimero && (
        <OnOff
          label="El día va primero"
          hint="03/04/2026 es el 3 de abril"
          checked={opciones.diaPrimero}
          onChange={(diaPrimero) => set({ diaPrimero })}
        />
      )}
      {matters.completarHasta && (
        <OnOff
          label="Sin vencimiento, valen dos años"
          checked={opciones.completarHasta}
          onChange={(completarHasta) => set({ completarHasta })}
        />
      )}
    </>
  )
}

type OnOffProps = { label: string; hint?: ReactNode; checked: boolean; onChange: (is: boolean) => void }

function OnOff({ label, hint, checked, onChange }: OnOffProps) {
  const id = useId()
  const { fija } = useReading()
  return (
    <FieldFrame {...{ id, label, hint }}>
      <Switch
        {...describe(id, { hint, error: undefined, required: false })}
        checked={checked}
        disabled={fija}
        onChange={(event) => onChange(event.target.checked)}
      />
    </FieldFrame>
  )
}

/** A letter of debt is worth what this row says under its month. */
function PriceRow() {
  const id = useId()
  const { lectura, change, fija } = useReading()
  const hint = 'La que dice cuánto vale cada mes; vacío si no hay'
  const { filaDePrecios } = lectura.opciones
  return (
    <FieldFrame {...{ id, hint }} label="Fila de los precios">
      <NumberInput
        {...describe(id, { hint, error: undefined, required: false })}
        value={filaDePrecios || undefined}
        disabled={fija}
        onChange={(next) => {
          if (typeof next !== 'string') change(withOptions({ filaDePrecios: Math.max(0, next ?? 0) }))
        }}
      />
    </FieldFrame>
  )
}
