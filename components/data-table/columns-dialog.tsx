'use client'

import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Combobox } from '@/components/ui/combobox'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { ArrowDown, ArrowUp } from '@/components/ui/icons'
import { Label } from '@/components/ui/label'
import type { Address } from '@/components/data-table/address'
import { useShowColumns } from '@/components/data-table/use-show-columns'
import { idsOf, type Lista, type Puesta } from '@/components/data-table/lista'
import { changeAjustes, DENSIDADES } from '@/components/shell/ajustes'
import { useAjustes } from '@/components/shell/use-ajustes'
import { ordersOf, type OrdenDe, partsOf } from '@/domain/orden'

type Props = {
  lista: Lista
  address: Address
  puesta: Puesta
  close: () => void
}

/** Which columns, in which order, by which of them the rows stand, and how close they stand in every list. */
export function ColumnsDialog({ lista, address, puesta, close }: Props) {
  const show = useShowColumns(lista, address)
  const { chosen, hidden, choose } = useColumns(lista, puesta.campos)
  const [orden, setOrden] = useState(puesta.orden)
  const campos = chosen.map(({ id }) => id)
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title="Elegir columnas" className="max-w-md">
        <DialogBody className="grid gap-4">
          <ul className="grid gap-0.5">
            {[...chosen, ...hidden].map((column, index) => (
              <Line
                key={column.id}
                nombre={String(column.columnDef.header)}
                place={index < campos.length ? index : undefined}
                last={campos.length - 1}
                fixed={!column.getCanHide()}
                toggle={(yes) =>
                  choose(yes ? [...campos, column.id] : campos.filter((id) => id !== column.id))
                }
                move={(to) => choose(moved(campos, index, to))}
              />
            ))}
          </ul>
          {lista.orden.por.length > 0 && <Order lista={lista} orden={orden} choose={setOrden} />}
          <Density />
        </DialogBody>
        <DialogFooter>
          <Button
            variant="ghost"
            onClick={() => {
              choose(lista.iniciales ?? idsOf(lista))
              setOrden(lista.orden.inicial)
            }}
          >
            Como al comienzo
          </Button>
          <Button variant="outline" onClick={close}>
            Cancelar
          </Button>
          <Button
            disabled={campos.length === 0}
            onClick={() => {
              show({ campos, orden })
              close()
            }}
          >
            Aplicar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const FEATURES = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })
const NO_ROWS: Record<string, unknown>[] = []

/** The list's columns: those shown in their order, and the others in the order in which the list has them. */
function useColumns(lista: Lista, campos: readonly string[]) {
  const offered = idsOf(lista)
  const stateOf = (shown: readonly string[]) => ({
    columnOrder: [...shown, ...offered.filter((id) => !shown.includes(id))],
    columnVisibility: Object.fromEntries(offered.map((id) => [id, shown.includes(id)])),
  })
  const [columns] = useState(() =>
    offered.map((id) => ({ id, header: lista.columnas[id] ?? id, enableHiding: id !== lista.fija })),
  )
  const [initialState] = useState(() => stateOf(campos))
  const table = useTable({ features: FEATURES, columns, data: NO_ROWS, initialState })
  return {
    chosen: table.getVisibleLeafColumns(),
    hidden: table.getAllLeafColumns().filter((column) => !column.getIsVisible()),
    choose: (shown: readonly string[]) => {
      const { columnOrder, columnVisibility } = stateOf(shown)
      table.setColumnOrder(columnOrder)
      table.setColumnVisibility(columnVisibility)
    },
  }
}

type OrderProps = { lista: Lista; orden: OrdenDe<string>; choose: (orden: OrdenDe<string>) => void }

function Order({ lista, orden, choose }: OrderProps) {
  const wordsOf = (id: OrdenDe<string>): string => {
    const { columna, baja } = partsOf(id)
    const words = lista.columnas[columna] ?? lista.aparte?.[columna] ?? columna
    return `${words}, ${baja ? 'de mayor a menor' : 'de menor a mayor'}`
  }
  return (
    <div className="field">
      <Label htmlFor="orden-de-la-lista">Ordenar por</Label>
      <Combobox
        id="orden-de-la-lista"
        options={ordersOf(lista.orden.por).map((id) => ({ id, nombre: wordsOf(id) }))}
        value={orden}
        onChange={(next) => next && choose(next)}
      />
    </div>
  )
}

const EN_PALABRAS = { automatica: 'Automática', comoda: 'Cómoda', compacta: 'Compacta' } as const

/** A setting of the screen, so it is kept at once and holds for every list (decision 34). */
function Density() {
  const { densidad } = useAjustes()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Altura de los renglones</legend>
      <div className="choice">
        {DENSIDADES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="densidad"
              className="sr-only"
              checked={value === densidad}
              onChange={() => changeAjustes({ densidad: value })}
            />
            {EN_PALABRAS[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type LineProps = {
  nombre: string
  /** Among the chosen ones. */
  place: number | undefined
  last: number
  /** Names the row, so it is not hidden. */
  fixed: boolean
  toggle: (yes: boolean) => void
  move: (to: number) => void
}

function Line({ nombre, place, last, fixed, toggle, move }: LineProps) {
  return (
    <li className="flex min-h-9 items-center gap-1 rounded-md px-1 hover:bg-muted pointer-coarse:min-h-11">
      <label className="flex min-w-0 flex-1 items-center gap-2.5">
        <Checkbox
          checked={place !== undefined}
          disabled={fixed}
          onChange={({ target }) => toggle(target.checked)}
        />
        {nombre}
      </label>
      {place !== undefined && (
        <>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={`Subir ${nombre}`}
            disabled={place === 0}
            onClick={() => move(place - 1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={`Bajar ${nombre}`}
            disabled={place === last}
            onClick={() => move(place + 1)}
          >
            <ArrowDown aria-hidden />
          </Button>
        </>
      )}
    </li>
  )
}

function moved(chosen: readonly string[], from: number, to: number): readonly string[] {
  const next = [...chosen]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
