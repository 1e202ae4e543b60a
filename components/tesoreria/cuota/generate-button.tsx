'use client'

import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Suspense, lazy, useState } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { type Centavos, formatMoney, moneyOrDash } from '@/domain/dinero'
import { type Mes, formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { rutas } from '@/lib/rutas'

const GenerateUnknown = lazy(() =>
  import('@/components/tesoreria/cuota/generate-unknown').then((module) => ({
    default: module.GenerateUnknown,
  })),
)

type Props = { mes: Mes; cantidad: number; total: Centavos }
type Hecho = LeidoEn<'/cuota/generarMes'>

const countText = (cantidad: number) => (cantidad === 1 ? '1 cuota' : `${formatCount(cantidad)} cuotas`)

/**
 * 'Generar N cuotas por $ X': asks with the same figures, which the API holds it to. The result stays on the screen,
 * with the way to what was generated, when the preview has nothing left to generate.
 */
export function GenerateButton({ mes, cantidad, total }: Props) {
  const router = useRouter()
  const confirm = useConfirm()
  const [hecho, setHecho] = useState<Hecho>()
  const [incierto, setIncierto] = useState<{ cantidad: number; total: Centavos }>()
  const { enviar, pendiente } = useLlamada('/cuota/generarMes', {
    exito: ({ cantidad: hechas = 0 }) => `Cuotas generadas: ${formatCount(hechas)}`,
    fracaso: 'No se pudieron generar las cuotas',
    cuentaIncierto: true,
    // Somebody was faster: the preview as it is now says what is left.
    relee: true,
    quedaDicho: true,
  })
  const text = `Generar ${countText(cantidad)} por ${formatMoney(total)}`

  async function send(shown: { cantidad: number; total: Centavos }) {
    const result = await enviar({ ...mes, ...shown })
    if (!result) return
    setIncierto(!result.ok && isUncertain(result) ? shown : undefined)
    if (result.ok) setHecho(result.datos)
  }

  function ask() {
    setHecho(undefined)
    void confirm({
      title: text,
      description: `Cuotas de ${formatMes(mes)}. Se pueden deshacer todas juntas mientras no se pague ninguna.`,
      yes: 'Generar',
      no: 'Cancelar',
      action: () => send({ cantidad, total }),
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-3 empty:hidden">
      {hecho && <Done hecho={hecho} mes={mes} />}
      {cantidad > 0 && (
        <Button variant="primary" className="h-auto min-h-9 py-1.5" onClick={ask} busy={pendiente}>
          {pendiente && <Spinner />}
          {pendiente ? 'Generando...' : text}
        </Button>
      )}
      {incierto && (
        <Suspense>
          <GenerateUnknown
            mes={mes}
            {...incierto}
            pendiente={pendiente}
            repetir={() => void send(incierto)}
            close={() => {
              setIncierto(undefined)
              router.refresh()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Done({ hecho: { corridaID, cantidad = 0, total }, mes }: { hecho: Hecho; mes: Mes }) {
  return (
    <p
      role="status"
      className="mr-auto flex min-w-0 flex-1 items-start gap-2.5 rounded-lg bg-primary-tint px-4 py-2.5 text-primary-ink"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {cantidad === 1 ? 'Se generó' : 'Se generaron'} {countText(cantidad)} de {formatMes(mes)} por{' '}
        {moneyOrDash(total)}.{' '}
        {corridaID !== undefined && (
          <Link href={rutas.corrida(corridaID)} prefetch={false} className="link">
            Ver la generación
          </Link>
        )}
      </span>
    </p>
  )
}
