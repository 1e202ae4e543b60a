import { CircleAlert, CircleCheck, Info } from '@/components/ui/icons'
import type { Contado } from '@/components/ui/told'
import { Badge } from '@/components/ui/badge'
import { formatInstante } from '@/domain/fechas'

const ICONS = {
  success: { Icon: CircleCheck, que: 'Hecho', color: 'text-primary-ink' },
  error: { Icon: CircleAlert, que: 'Falló', color: 'text-destructive-ink' },
  info: { Icon: Info, que: 'Aviso', color: 'text-muted-foreground' },
}

type Props = { avisos: readonly Contado[]; clear: () => void }

/** The notices that went by, the newest first. It is no live region: each was announced when it was shown. */
export function ToldList({ avisos, clear }: Props) {
  return (
    <section aria-label="Avisos" className="border-t first:border-t-0">
      <p className="flex items-center justify-between gap-3 px-4 pt-2.5">
        <strong className="font-semibold">Avisos</strong>
        <button type="button" className="link min-h-6 max-sm:min-h-11" onClick={clear}>
          Borrar todos
        </button>
      </p>
      <ul className="max-h-[40vh] divide-y overflow-y-auto" tabIndex={0} aria-label="Últimos avisos">
        {avisos.map(({ kind, title, detail, cuando, visto }) => {
          const { Icon, que, color } = ICONS[kind]
          return (
            <li key={`${cuando} ${title} ${detail ?? ''}`} className="flex gap-2.5 px-4 py-2.5">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-2 font-medium wrap-anywhere">
                  <span className="sr-only">{que}: </span>
                  {title}
                  {!visto && <Badge color="grey">Nuevo</Badge>}
                </p>
                {detail && <p className="text-sm wrap-anywhere">{detail}</p>}
                <p className="text-sm text-muted-foreground tabular-nums">
                  {formatInstante(new Date(cuando).toISOString())}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
