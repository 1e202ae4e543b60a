import Link from 'next/link'
import { SolicitudBadge } from '@/components/medico/solicitud/solicitud-badge'
import { Section } from '@/components/medico/section'
import { formatMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { nameOfSolicitud } from '@/domain/solicitud'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Propia = LeidoEn<'/solicitud/traerPropias'>[number]

/** What he asked for, the newest first; without any it is not there. */
export function OwnList({ solicitudes }: { solicitudes: readonly Propia[] }) {
  if (solicitudes.length === 0) return null
  return (
    <Section id="suyos" title="Sus pedidos">
      <ul aria-label="Sus pedidos" className="divide-y rounded-lg border bg-card">
        {solicitudes.map((una) => (
          <li key={una.solicitudID} className="grid grid-cols-1 gap-1 px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link
                href={rutas.miPedido(una.solicitudID ?? 0)}
                prefetch={false}
                className="link inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere"
              >
                {una.nombre}
              </Link>
              {una.estado && <SolicitudBadge estado={una.estado} />}
            </div>
            <p className="text-muted-foreground wrap-anywhere">{describe(una)}</p>
            {una.motivo && <p className="wrap-anywhere">{una.motivo}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function describe(una: Propia): string {
  const open = una.estado === 'presentada' || una.estado === 'observada' || una.estado === 'admitida'
  return [
    una.numero != null && nameOfSolicitud({ numero: una.numero, anio: una.anio }),
    una.presentada && `presentada el ${formatFecha(una.presentada)}`,
    open && una.vence && `se contesta hasta el ${formatFecha(una.vence)}`,
    open && una.caduca && `caduca el ${formatFecha(una.caduca)} si no lleva los originales`,
    una.monto && `${formatMoney(una.monto)}${una.pagado ? ', pagado' : ', por pagar'}`,
    una.estado === 'borrador' && 'Falta presentarlo',
  ]
    .filter(Boolean)
    .join(' · ')
}
