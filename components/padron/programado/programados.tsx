import { ActoLink } from '@/components/catalogos/acto/acto-link'
import { AnnulButton } from '@/components/padron/programado/annul-button'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { filas: LeidoEn<'/estado_programado/traerDe'>; edita: boolean; abreActos: boolean }

/** What waits of a member, above the periods that were. */
export const Programados = ({ filas, edita, abreActos }: Props) =>
  filas.length > 0 && (
    <section aria-label="Cambios programados" className="mb-4 rounded-lg border bg-card px-4 py-3">
      <h2 className="mb-2 font-medium">Cambios programados</h2>
      <ul className="grid gap-2">
        {filas.map((fila) => {
          const { id, dia, estado, vuelve, causa, acto, impedimento } = fila
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div>
                <p>
                  {vuelve ? 'Vuelve' : 'Pasa'} a <strong>{estado}</strong>
                  {dia && ` el ${formatFecha(dia)}`}
                  {causa && <span className="text-muted-foreground"> · {causa}</span>}
                  {acto && <span className="text-muted-foreground"> · </span>}
                  <ActoLink acto={acto} abre={abreActos} />
                </p>
                {impedimento && (
                  <p className="text-[0.8125rem] text-destructive-ink">No se aplicó: {impedimento}</p>
                )}
              </div>
              {edita && <AnnulButton fila={fila} de={undefined} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
