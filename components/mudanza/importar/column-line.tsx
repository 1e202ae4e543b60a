'use client'

import type { HojaLeida } from '@/components/mudanza/importar/datos'
import { NINGUNO, othersOf, withStanding } from '@/components/mudanza/importar/field-options'
import { sheetOf, withField } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import { shownCell } from '@/components/mudanza/importar/words'
import { letterOf } from '@/domain/spreadsheets/column'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'

type Props = {
  hoja: number
  columna: HojaLeida['columnas'][number]
  options: readonly Option<string>[]
}

/** A column by its letter and title, what stands in it, and what it is. */
export function ColumnLine({ hoja, columna: { columna, titulo, muestras, razon }, options }: Props) {
  const { lectura, change, fija } = useReading()
  const columnas = sheetOf(lectura, hoja)?.columnas ?? []
  const campo = columnas[columna] ?? NINGUNO
  const others = othersOf(columnas, columna)
  const letter = letterOf(columna)
  const name = titulo ? `${letter}, ${titulo}` : letter
  const id = `columna-${hoja}-${columna}`
  const seen = muestras.map(shownCell).join(' · ')
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 px-4 py-2 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,17rem)] md:px-5 xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,17rem)_minmax(0,12rem)]">
      <p className="flex min-w-0 items-baseline gap-2">
        <span className="w-7 shrink-0 text-center text-muted-foreground tabular-nums">{letter}</span>
        <strong className="min-w-0 font-medium wrap-anywhere">
          {titulo || <span className="font-normal text-muted-foreground">Sin título</span>}
        </strong>
      </p>
      <p className="min-w-0 truncate text-muted-foreground max-md:pl-9" title={seen || undefined}>
        {seen || 'Vacía'}
      </p>
      <div className="min-w-0 max-md:pl-9">
        <Combobox
          aria-label={`Qué es la columna ${name}`}
          aria-describedby={razon || others.length > 0 ? id : undefined}
          aria-invalid={others.length > 0 || undefined}
          options={withStanding(options, campo)}
          value={campo}
          disabled={fija}
          onChange={(next) => change(withField(hoja, columna, next || null))}
        />
      </div>
      <p
        id={id}
        className="min-w-0 text-[0.8125rem] text-muted-foreground wrap-anywhere empty:hidden max-md:pl-9 md:max-xl:col-start-3"
      >
        {others.length > 0 && (
          <span className="block text-destructive-ink">{`También está en la columna ${others.join(' y ')}: deje una`}</span>
        )}
        {razon}
      </p>
    </li>
  )
}
