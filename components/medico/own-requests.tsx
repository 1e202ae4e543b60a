'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useLlamada } from '@/components/llamada/use-llamada'
import { useReadOnReturn } from '@/components/llamada/use-read-on-return'
import { OwnPapel } from '@/components/medico/own-papel'
import { Section } from '@/components/medico/section'
import { Button } from '@/components/ui/button'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { formatMoney } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import { nameOfPapel } from '@/domain/papel'
import { SITUACIONES_DE_PEDIDO, type SituacionDePedido } from '@/domain/papel-pedido'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { Emisor } from '@/lib/tesoreria/emisor'

export type Propio = LeidoEn<'/papel_pedido/traerPropios'>[number]

type Props = { pedidos: readonly Propio[]; matriculadoID: number; emisor: Emisor; paga: boolean }

/** Milliseconds between looks at what is being issued, and how many of them. */
const PAUSA = 2_500
const VECES = 12

/** What issues itself is done in seconds; what is paid elsewhere, when he comes back. */
function useFollowed(pedidos: readonly Propio[]): void {
  const router = useRouter()
  const [looks, setLooks] = useState(0)
  const issuing = pedidos.some(({ situacion }) => situacion === 'seEmite')
  useReadOnReturn(pedidos.some(({ situacion }) => situacion === 'porPagar' || situacion === 'enTramite'))
  useEffect(() => {
    if (!issuing || looks >= VECES) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      router.refresh()
    }, PAUSA)
    return () => clearTimeout(timer)
  }, [issuing, looks, router])
}

export function OwnRequests({ pedidos, ...mas }: Props) {
  useFollowed(pedidos)
  if (pedidos.length === 0) return null
  return (
    <Section id="pedidos" title="Lo que pidió">
      <ul aria-label="Lo que pidió" className="divide-y rounded-lg border bg-card">
        {pedidos.map((pedido) => (
          <li key={pedido.pedidoID} className="grid grid-cols-1 gap-2 px-4 py-3">
            <Requested pedido={pedido} {...mas} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const COLORES: Readonly<Record<SituacionDePedido, BadgeColor>> = {
  porPagar: 'orange',
  enTramite: 'blue',
  seEmite: 'blue',
  enEspera: 'blue',
  emitido: 'green',
  rechazado: 'red',
  retirado: 'grey',
}

function Requested({ pedido, matriculadoID, emisor, paga }: Omit<Props, 'pedidos'> & { pedido: Propio }) {
  const { nombre, texto, monto, situacion, motivo, papelID, numero, anulado } = pedido
  const when = pedido.resuelto ?? pedido.pedido
  if (!situacion) return null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{nombre}</span>
        <Badge color={anulado ? 'grey' : COLORES[situacion]}>
          {anulado ? 'Anulado' : SITUACIONES_DE_PEDIDO[situacion]}
        </Badge>
      </div>
      <p className="text-muted-foreground wrap-anywhere">
        {[when && formatInstante(when).slice(0, -3), monto && formatMoney(monto), texto && `Para: ${texto}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {motivo && <p className="wrap-anywhere">Motivo: {motivo}</p>}
      {papelID && !anulado && (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          {nameOfPapel('certificado', numero ?? 0)}
          <OwnPapel {...{ matriculadoID, papelID, emisor }} nombre={nombre ?? 'el papel'} />
        </p>
      )}
      {situacion === 'porPagar' && <Unpaid pedido={pedido} paga={paga} />}
      {situacion === 'enEspera' && !monto && <Withdraw pedido={pedido} />}
    </>
  )
}

const Unpaid = ({ pedido, paga }: { pedido: Propio; paga: boolean }) => (
  <>
    {!paga && <p>Se paga en el Consejo: está entre sus pagos pendientes.</p>}
    <div className="flex flex-wrap gap-2 *:flex-auto">
      {paga && (
        <Button asChild className="min-h-11">
          <Link href={`${rutas.inicioMatriculado()}#pendientes`} prefetch={false}>
            Ir a pagar
          </Link>
        </Button>
      )}
      <Withdraw pedido={pedido} />
    </div>
  </>
)

function Withdraw({ pedido: { pedidoID, nombre } }: { pedido: Propio }) {
  const { enviar, pendiente } = useLlamada('/papel_pedido/retirar', {
    exito: `Se retiró el pedido de «${nombre}»`,
    fracaso: 'No se pudo retirar el pedido',
    relee: true,
  })
  return (
    <Button
      variant="outline"
      className="min-h-11"
      busy={pendiente}
      onClick={() => pedidoID !== undefined && void enviar({ pedidoID })}
    >
      Ya no lo quiero
      <span className="sr-only"> ({nombre})</span>
    </Button>
  )
}
