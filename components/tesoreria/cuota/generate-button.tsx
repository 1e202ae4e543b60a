'use client'

import { useRouter } from 'next/navigation'
import { Suspense, lazy, useState } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Mes, formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

const GenerateUnknown = lazy(() =>
  import('@/components/tesoreria/cuota/generate-unknown').then((module) => ({
    default: module.GenerateUnknown,
  })),
)

type Props = { mes: Mes; cantidad: number; total: Centavos }

const countText = (cantidad: number) => (cantidad === 1 ? '1 cuota' : `${formatCount(cantidad)} cuotas`)

/**
 * 'Generar N cuotas por $ X': asks with the same figures, which the API holds it to. What becomes of it is shown by the
 * screen itself, for whoever looks at the month.
 */
export function GenerateButton({ mes, cantidad, total }: Props) {
  const router = useRouter()
  const confirm = useConfirm()
  const [incierto, setIncierto] = useState<{ cantidad: number; total: Centavos }>()
  const { enviar, pendiente } = useLlamada('/cuota/generarMes', {
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
  }

  function ask() {
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
