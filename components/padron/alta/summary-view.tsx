import { CircleAlert } from '@/components/ui/icons'
import { type Paso, TITULOS, findField } from '@/components/padron/alta/fields'
import type { Alta } from '@/components/padron/alta/schema'
import { type Resumen, summarize } from '@/components/padron/alta/summary'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import type { Falla } from '@/lib/api/result'
import type { Catalogos } from '@/components/padron/alta/values'

type Props = {
  alta: Alta
  catalogos: Catalogos
  falla: Falla | undefined
  /** It was sent before, and the outcome is unknown. */
  dudoso: boolean
  fix: (name: string) => void
  change: (paso: Paso) => void
  save: () => Promise<void>
  ocupado: boolean
  close: () => void
}

export function SummaryView({ alta, catalogos, falla, dudoso, fix, change, save, ocupado, close }: Props) {
  return (
    <>
      <div
        role="region"
        aria-label="Resumen"
        tabIndex={0}
        data-lectura
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !ocupado)
            void save()
        }}
        className="grid max-h-[min(36rem,65dvh)] gap-5 overflow-y-auto px-5 py-4"
      >
        {falla && <Refusal {...{ falla, dudoso, fix }} />}
        {summarize(alta, catalogos).map((resumen) => (
          <StepSummary key={resumen.paso} {...resumen} change={ocupado ? undefined : change} />
        ))}
      </div>
      <DialogFooter>
        <Button variant="outline" disabled={ocupado} onClick={close}>
          Seguir editando
        </Button>
        <Button busy={ocupado} onClick={() => void save()}>
          {ocupado && <Spinner />}
          {ocupado ? 'Guardando...' : 'Guardar'}
        </Button>
      </DialogFooter>
    </>
  )
}

function StepSummary({
  paso,
  filas,
  vacios,
  change,
}: Resumen & { change: ((paso: Paso) => void) | undefined }) {
  return (
    <section aria-label={TITULOS[paso]} className="grid gap-2">
      <div className="flex items-center justify-between gap-3 border-b pb-1.5">
        <h3 className="font-semibold">{TITULOS[paso]}</h3>
        <Button
          variant="ghost"
          size="sm"
          disabled={!change}
          aria-label={`Modificar ${TITULOS[paso]}`}
          onClick={() => change?.(paso)}
        >
          Modificar
        </Button>
      </div>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-2 md:grid-cols-3">
        {filas.map(({ label, valor }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.8125rem] text-muted-foreground">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{valor}</dd>
          </div>
        ))}
      </dl>
      {vacios.length > 0 && (
        <p className="text-[0.8125rem] text-muted-foreground">Sin completar: {vacios.join(', ')}</p>
      )}
    </section>
  )
}

const DUDOSO =
  'El matriculado puede haber quedado guardado con el primer pedido: búsquelo en Matriculados antes de corregir nada.'

type RefusalProps = { falla: Falla; dudoso: boolean; fix: (name: string) => void }

function Refusal({ falla: { mensaje, errores }, dudoso, fix }: RefusalProps) {
  const lines = Object.entries(errores)
  return (
    <DangerNotice
      role="alert"
      icon={CircleAlert}
      title={`${dudoso ? 'El servidor lo rechazó' : 'No se guardó'}: ${lines.length > 0 ? 'hay datos para corregir' : mensaje}`}
    >
      {dudoso && <p className="mt-1">{DUDOSO}</p>}
      <ul className="grid gap-0.5 pl-6">
        {lines.map(([name, text]) => (
          <li key={name} className="mt-1">
            <RefusedField field={findField(name)} text={text} fix={() => fix(name)} />
          </li>
        ))}
      </ul>
    </DangerNotice>
  )
}

type RefusedProps = { field: ReturnType<typeof findField>; text: string; fix: () => void }

function RefusedField({ field, text, fix }: RefusedProps) {
  if (!field) return text
  return (
    <button type="button" className="min-h-6 text-left underline underline-offset-3" onClick={fix}>
      {field.label}: {text} (corregir en {TITULOS[field.paso]})
    </button>
  )
}
