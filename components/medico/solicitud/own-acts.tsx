'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Unmet } from '@/components/medico/solicitud/offered-list'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type Solicitud = LeidoEn<'/solicitud/traerPropia'>

/** What he may do with it now. */
export function OwnActs({ solicitud }: { solicitud: Solicitud }) {
  const { puede = [], motivos = [], debe, falta = [] } = solicitud
  const presents = puede.includes('presentar')
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      {presents &&
        (motivos.length > 0 ? (
          <Unmet motivos={motivos} debe={debe === true} />
        ) : falta.length > 0 ? (
          <p>
            {falta.length === 1 ? 'Para presentarlo falta' : 'Para presentarlo faltan'}: {falta.join('; ')}.
          </p>
        ) : (
          <Present solicitud={solicitud} />
        ))}
      {solicitud.monto != null && solicitud.pagado === false && solicitud.numero != null && (
        <Button asChild className="min-h-11">
          <Link href={`${rutas.inicioMatriculado()}#pendientes`} prefetch={false}>
            Ir a pagar {formatMoney(solicitud.monto)}
          </Link>
        </Button>
      )}
      {puede.includes('retirar') && <Withdraw solicitud={solicitud} />}
    </div>
  )
}

const JURA = 'Declaro bajo juramento que lo que digo y los papeles que agrego son verdaderos.'

function Present({ solicitud: { solicitudID = 0, nombre, monto, numero } }: { solicitud: Solicitud }) {
  const [jura, setJura] = useState(false)
  const costs = numero == null ? (monto ?? undefined) : undefined
  const { enviar, pendiente } = useRepetible('/solicitud/presentarPropia', {
    exito: numero == null ? `Se presentó «${nombre}»` : `Se presentó otra vez «${nombre}»`,
    fracaso: `No se pudo presentar «${nombre}»`,
    que: 'se presentó el pedido',
    relee: true,
  })
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox checked={jura} onChange={(event) => setJura(event.target.checked)} />
        {JURA}
      </label>
      <Button
        className="min-h-11"
        disabled={!jura}
        busy={pendiente}
        onClick={() =>
          void enviar({ solicitudID, jura, ...(costs !== undefined && { montoPrevisto: costs }) })
        }
      >
        {pendiente && <Spinner />}
        {numero != null ? 'Presentar otra vez' : costs ? `Presentar por ${formatMoney(costs)}` : 'Presentar'}
      </Button>
    </>
  )
}

const SIN_PRESENTAR = 'Se descarta lo que empezó, con sus papeles.'
const PRESENTADA = 'El Consejo ya no lo resuelve. Si lo quiere de nuevo, se presenta otro.'
const PAGADA = 'Lo que pagó queda a su nombre: comuníquese con el Consejo por ese dinero.'

function Withdraw({
  solicitud: { solicitudID = 0, nombre, numero, monto, pagado },
}: {
  solicitud: Solicitud
}) {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/solicitud/retirarPropia', {
    exito: `Se retiró «${nombre}»`,
    fracaso: 'No se pudo retirar el pedido',
    que: 'se retiró el pedido',
    relee: true,
  })
  return (
    <Button
      variant="outline"
      className="min-h-11"
      onClick={() =>
        void confirm({
          title: `Retirar «${nombre}»`,
          description: [numero == null ? SIN_PRESENTAR : PRESENTADA, monto != null && pagado && PAGADA]
            .filter(Boolean)
            .join(' '),
          tone: 'destructive',
          yes: 'Retirar',
          action: () => enviar({ solicitudID }),
        })
      }
    >
      Ya no lo quiero
    </Button>
  )
}
