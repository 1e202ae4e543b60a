'use client'

import { PeopleLeft } from '@/components/tesoreria/carga/people-left'
import { Spinner } from '@/components/ui/spinner'
import { CERO, formatMoney } from '@/domain/dinero'
import { MOTIVOS_SIN_CARGA } from '@/domain/seleccion'
import { countMatriculados, formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

type Props = { estado: EstadoLectura<LeidoEn<'/carga/simular'>>; seleccionID: number; conceptoID: number }

/** How many, how much, and who is left out and why. */
export function CargaEffects({ estado, seleccionID, conceptoID }: Props) {
  if (estado.fase === 'falla')
    return (
      <p role="alert" className="text-destructive-ink">
        {estado.falla.mensaje}
      </p>
    )
  if (estado.fase !== 'lista')
    return (
      <p role="status" className="flex items-center gap-2 text-muted-foreground">
        <Spinner /> Calculando…
      </p>
    )
  const { elegidos = 0, cantidad = 0, monto = CERO, total = CERO, excluidos = [] } = estado.datos
  const fuera = elegidos - cantidad
  return (
    <section aria-label="Qué se va a hacer" className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg bg-muted px-4 py-2.5">
        <span>
          {cantidad === 0
            ? 'A ninguno de los elegidos se le puede cargar.'
            : `${countMatriculados(cantidad)} × ${formatMoney(monto)}`}
        </span>
        <strong className="text-lg font-semibold tabular-nums">{formatMoney(total)}</strong>
      </p>
      {fuera > 0 && (
        <div className="grid gap-1.5 rounded-lg border px-4 py-2.5">
          <p className="font-semibold">
            {fuera === 1 ? 'Queda afuera 1' : `Quedan afuera ${formatCount(fuera)}`} de{' '}
            {formatCount(elegidos)}
          </p>
          <ul className="list-disc pl-5">
            {excluidos.flatMap(({ motivo, cantidad: n = 0 }) =>
              motivo ? [<li key={motivo}>{`${MOTIVOS_SIN_CARGA[motivo]}: ${formatCount(n)}`}</li>] : [],
            )}
          </ul>
          <PeopleLeft ruta="/carga/traerExcluidos" entrada={{ seleccionID, conceptoID }} total={fuera} />
        </div>
      )}
      <p className="text-[0.8125rem] text-muted-foreground">
        Se carga de a partes y se puede salir de la pantalla. Se deshace de una vez lo que no se haya pagado.
      </p>
    </section>
  )
}
