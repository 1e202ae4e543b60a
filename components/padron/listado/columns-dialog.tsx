'use client'

import { useState } from 'react'
import { usePropio } from '@/components/llamada/servidor'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Combobox } from '@/components/ui/combobox'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { ArrowDown, ArrowUp } from '@/components/ui/icons'
import { Label } from '@/components/ui/label'
import { type Columna, columnsOf, NOMBRES_DE_COLUMNA, type Orden, ORDENES } from '@/domain/listado'

type Props = {
  campos: readonly Columna[]
  orden: Orden
  show: (campos: readonly Columna[], orden: Orden) => void
  close: () => void
}

/** Which columns, in which order, and by which of them the rows stand. */
export function ColumnsDialog({ campos, orden, show, close }: Props) {
  const propio = usePropio()
  const [chosen, setChosen] = useState(campos)
  const [sort, setSort] = useState(orden)
  const offered = columnsOf(propio)
  const lines = [...chosen, ...offered.filter((columna) => !chosen.includes(columna))]
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title="Elegir columnas" className="max-w-md">
        <DialogBody className="grid gap-4">
          <ul className="grid gap-0.5">
            {lines.map((columna, index) => (
              <Line
                key={columna}
                columna={columna}
                place={index < chosen.length ? index : undefined}
                last={chosen.length - 1}
                toggle={(yes) =>
                  setChosen(yes ? [...chosen, columna] : chosen.filter((other) => other !== columna))
                }
                move={(to) => setChosen(moved(chosen, index, to))}
              />
            ))}
          </ul>
          {propio && (
            <div className="field">
              <Label htmlFor="orden-del-listado">Ordenar por</Label>
              <Combobox
                id="orden-del-listado"
                options={ORDENES.map((id) => ({ id, nombre: wordsOf(id) }))}
                value={sort}
                onChange={(next) => next && setSort(next)}
              />
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              show(chosen, sort)
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

type LineProps = {
  columna: Columna
  /** Among the chosen ones. */
  place: number | undefined
  last: number
  toggle: (yes: boolean) => void
  move: (to: number) => void
}

function Line({ columna, place, last, toggle, move }: LineProps) {
  const nombre = NOMBRES_DE_COLUMNA[columna]
  return (
    <li className="flex min-h-9 items-center gap-1 rounded-md px-1 hover:bg-muted pointer-coarse:min-h-11">
      <label className="flex min-w-0 flex-1 items-center gap-2.5">
        <Checkbox checked={place !== undefined} onChange={({ target }) => toggle(target.checked)} />
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

function moved(chosen: readonly Columna[], from: number, to: number): readonly Columna[] {
  const next = [...chosen]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

function wordsOf(orden: Orden): string {
  const [columna = '', sense] = orden.split(' ')
  return `${NOMBRES_DE_COLUMNA[columna as Columna]}, ${sense === 'desc' ? 'de mayor a menor' : 'de menor a mayor'}`
}
