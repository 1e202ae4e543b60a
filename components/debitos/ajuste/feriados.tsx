'use client'

import { AddFeriado } from '@/components/debitos/ajuste/add-feriado'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { X } from '@/components/ui/icons'
import { FUENTE_DE_FERIADOS, holidaysOf, type Feriado, type Feriados } from '@/domain/debito/feriados'
import { formatFecha, weekdayOf } from '@/domain/fechas'

export interface FeriadosLeidos extends Feriados {
  version: number
  cambio: string | undefined
}
type Props = { feriados: FeriadosLeidos; anios: readonly number[]; puede: boolean }

const DIAS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
const describe = ({ fecha, nombre }: Feriado) => `${DIAS[weekdayOf(fecha)]} ${formatFecha(fecha)}, ${nombre}`

/** Every change here is saved at once: a day is one act. */
export function Feriados({ feriados, anios, puede }: Props) {
  const { propios, sinEfecto, version, cambio } = feriados
  const { enviar, pendiente } = useLlamada('/ajuste_de_debito/actualizarFeriados', {
    exito: 'Se guardaron los feriados',
    fracaso: 'No se pudieron guardar los feriados',
    relee: true,
  })
  const save = (next: Partial<Feriados>) =>
    enviar({
      propios: [...(next.propios ?? propios)],
      sinEfecto: [...(next.sinEfecto ?? sinEfecto)],
      version,
    })
  return (
    <section aria-label="Feriados">
      <h2 className="mb-2 text-base font-semibold">Feriados</h2>
      <div className="card grid gap-5 px-4 py-4 md:px-5">
        <p className="text-muted-foreground">
          Los días en que los bancos no abren: un vencimiento que cae en uno pasa al día hábil anterior.{' '}
          {FUENTE_DE_FERIADOS}
        </p>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {anios.map((anio) => (
            <National
              key={anio}
              {...{ anio, sinEfecto }}
              disabled={!puede || pendiente}
              change={(next) => void save({ sinEfecto: next })}
            />
          ))}
          <div className="grid content-start gap-3">
            <h3 className="text-sm font-semibold">Agregados por el consejo</h3>
            <Own
              {...{ propios, puede, pendiente }}
              drop={(fecha) => void save({ propios: propios.filter((own) => own.fecha !== fecha) })}
            />
            {puede && <AddFeriado {...{ propios, version, sinEfecto }} />}
            <p className="text-[0.8125rem] text-muted-foreground">
              {cambio ? `Último cambio: ${cambio}` : 'Nadie los cambió todavía.'}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

type NationalProps = {
  anio: number
  sinEfecto: readonly string[]
  disabled: boolean
  change: (sinEfecto: string[]) => void
}

/** A day without its mark is one on which the banks do open. */
const National = ({ anio, sinEfecto, disabled, change }: NationalProps) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">Nacionales de {anio}</legend>
    {byDay(holidaysOf(anio)).map((feriado) => (
      <label key={feriado.fecha} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <Checkbox
          disabled={disabled}
          checked={!sinEfecto.includes(feriado.fecha)}
          onChange={({ target }) => {
            const others = sinEfecto.filter((fecha) => fecha !== feriado.fecha)
            change(target.checked ? others : [...others, feriado.fecha])
          }}
        />
        {describe(feriado)}
      </label>
    ))}
  </fieldset>
)

/** Two on one day are one. */
const byDay = (feriados: readonly Feriado[]): Feriado[] =>
  feriados.flatMap(({ fecha, nombre }, index) => {
    if (feriados[index - 1]?.fecha === fecha) return []
    const next = feriados[index + 1]
    return [{ fecha, nombre: next?.fecha === fecha ? `${nombre} y ${next.nombre}` : nombre }]
  })

type OwnProps = {
  propios: readonly Feriado[]
  puede: boolean
  pendiente: boolean
  drop: (fecha: string) => void
}

function Own({ propios, puede, pendiente, drop }: OwnProps) {
  if (propios.length === 0) return <p className="text-muted-foreground">Ninguno todavía.</p>
  return (
    <ul aria-label="Feriados agregados" className="divide-y rounded-lg border">
      {propios.map((feriado) => (
        <li key={feriado.fecha} className="flex min-h-10 items-center justify-between gap-3 px-3 py-1">
          {describe(feriado)}
          {puede && (
            <Button
              variant="ghost"
              size="sm"
              disabled={pendiente}
              aria-label={`Quitar el feriado ${describe(feriado)}`}
              onClick={() => drop(feriado.fecha)}
            >
              <X aria-hidden />
              Quitar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
