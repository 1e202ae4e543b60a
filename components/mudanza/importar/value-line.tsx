'use client'

import type { ListaDeNombres } from '@/domain/importar/destinos/campo'
import { answerTo, withAnswer } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import type { CampoDeValores } from '@/components/mudanza/importar/steps'
import { countRows } from '@/components/mudanza/importar/words'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DialogButton } from '@/components/ui/dialog-button'
import type { Option } from '@/components/ui/options'
import { porPedido } from '@/components/ui/por-pedido'

const AddNameDialog = porPedido(() =>
  import('@/components/mudanza/importar/add-name-dialog').then((module) => module.AddNameDialog),
)

type Props = {
  clave: string
  titulo: string
  valor: NonNullable<CampoDeValores['valores']>[number]
  opciones: readonly string[]
  /** Where what is not in the list may be added. */
  catalogo: ListaDeNombres | undefined
}

/** No option of a list begins so. */
const SIN_IMPORTAR = '\u0000'

/** A value as the file writes it, in how many rows, and what it is. */
export function ValueLine({ clave, titulo, valor: said, opciones, catalogo }: Props) {
  const { valor, filas, propuesto, seguro } = said
  const { lectura, change, fija } = useReading()
  const answer = answerTo(lectura, clave, valor)
  const set = (next: string | null | undefined) => change(withAnswer(clave, valor, next))
  const standing = answer === undefined ? (seguro ? propuesto : null) : (answer ?? SIN_IMPORTAR)
  const options: Option<string>[] = [
    { id: SIN_IMPORTAR, nombre: filas === 1 ? 'No importar esa fila' : 'No importar esas filas' },
    ...opciones.map((nombre) => ({ id: nombre, nombre })),
    ...(standing && standing !== SIN_IMPORTAR && !opciones.includes(standing)
      ? [{ id: standing, nombre: standing }]
      : []),
  ]
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_minmax(0,14rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_minmax(0,25rem)]">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <strong className="min-w-0 font-medium wrap-anywhere">{valor || 'Celda vacía'}</strong>
        <span className="text-[0.8125rem] text-muted-foreground tabular-nums">{countRows(filas)}</span>
      </p>
      <Combobox
        aria-label={`Qué es «${valor}» en ${titulo}`}
        placeholder="Elija qué es"
        options={options}
        value={standing}
        clearable={!seguro}
        disabled={fija}
        onChange={(next) => set(next === null ? undefined : next === SIN_IMPORTAR ? null : next)}
      />
      <div className="flex min-w-0 flex-wrap gap-2">
        {propuesto !== null && answer === undefined && !seguro && (
          <Button
            variant="outline"
            size="sm"
            className="max-w-full"
            disabled={fija}
            onClick={() => set(propuesto)}
          >
            <span className="truncate">Es {propuesto}</span>
          </Button>
        )}
        {catalogo && answer === undefined && !seguro && !fija && (
          <DialogButton
            variant="outline"
            size="sm"
            aria-label={`Agregar «${valor}» al catálogo`}
            fetch={AddNameDialog.fetch}
            dialog={(close) => <AddNameDialog noun={catalogo} valor={valor} done={set} close={close} />}
          >
            Agregar al catálogo
          </DialogButton>
        )}
      </div>
    </li>
  )
}
