import {
  type Corrida,
  ESTADOS_CORRIDA,
  monthOf,
  personOf,
  stateOf,
} from '@/components/tesoreria/cuota/run-rows'
import { UndoButton } from '@/components/tesoreria/cuota/undo-button'
import { PageHeader } from '@/components/shell/page-header'
import { Badge } from '@/components/ui/badge'
import { moneyOrDash } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

type Props = { corridaID: number; corrida: Corrida }

const REASON = 'por-que-no-se-deshace'

export function RunHeader({ corridaID, corrida }: Props) {
  const { cantidad = 0, total, pagadas = 0, anulada, generando } = corrida
  const { label, color } = ESTADOS_CORRIDA[stateOf(corrida)]
  const mes = monthOf(corrida)
  return (
    <>
      <PageHeader
        title={`Cuotas de ${mes}`}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
            <Badge color={color}>{label}</Badge>
            <span>
              <strong className="font-semibold text-foreground">{formatCount(cantidad)}</strong>{' '}
              {cantidad === 1 ? 'cuota' : 'cuotas'}
            </span>
            <strong className="font-semibold text-foreground">{moneyOrDash(total)}</strong>
            {!anulada && (
              <span>
                {pagadas === 0 ? 'Ninguna pagada' : `Pagadas o en un plan: ${formatCount(pagadas)}`}
              </span>
            )}
          </span>
        }
        back={rutas.generarCuotas()}
        actions={
          !anulada &&
          !generando && (
            <UndoButton
              corridaID={corridaID}
              mes={mes}
              cantidad={cantidad}
              total={total}
              reasonId={pagadas > 0 ? REASON : undefined}
            />
          )
        }
      />
      <RunHistory corrida={corrida} />
      {pagadas > 0 && (
        <p id={REASON} className="mb-4 text-muted-foreground">
          No se puede deshacer:{' '}
          {pagadas === 1
            ? '1 cuota ya está pagada o en un plan de pagos.'
            : `${formatCount(pagadas)} cuotas ya están pagadas o en un plan de pagos.`}
        </p>
      )}
    </>
  )
}

function RunHistory({ corrida }: { corrida: Corrida }) {
  const { creada, usuario, anulada, anuladaPor, motivo } = corrida
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted-foreground">Generadas</dt>
      <dd>
        {creada ? formatInstante(creada) : '—'} por {personOf(usuario)}
      </dd>
      {anulada && (
        <>
          <dt className="text-muted-foreground">Deshechas</dt>
          <dd>
            {formatInstante(anulada)} por {personOf(anuladaPor)}
          </dd>
          <dt className="text-muted-foreground">Motivo</dt>
          <dd className="wrap-anywhere">{motivo ?? '—'}</dd>
        </>
      )}
    </dl>
  )
}
