'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { NextChat } from '@/components/avisos/mensaje/next-chat'
import { porPedido } from '@/components/ui/por-pedido'
import { ESTADOS_MENSAJE } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const WholeActs = porPedido(() =>
  import('@/components/avisos/mensaje/whole-acts').then((module) => module.WholeActs),
)

type Resumen = LeidoEn<'/mensaje/traerResumen'>

const CORREO = {
  smtp: 'El correo sale por el servidor configurado',
  demostracion: 'Demostración: ningún correo sale, se leen solo aquí',
  sinConfigurar: 'El correo no está configurado: los mensajes por mail esperan',
} as const
const CHATS = {
  api: 'Whatsapp sale por su servicio',
  enlaces: 'cada chat de Whatsapp se abre con «Abrir chat» y se envía allí',
  demostracion: '«Abrir chat» se anota y no abre Whatsapp',
} as const

const LOOK_AGAIN = 5_000

type Props = {
  resumen: Resumen
  envioID: number | undefined
  /** Its messages are chats, which a person opens. */
  conChats: boolean
}

export function BandejaSummary({ resumen, envioID, conChats }: Props) {
  const { correo, whatsapp, porMinuto = 0, titulo, estados = [] } = resumen
  const count = (estado: string) => estados.find((one) => one.estado === estado)?.cantidad ?? 0
  const moving = correo !== 'sinConfigurar' && count('pendiente') + count('enviando') > 0
  useLookingAgain(moving)

  return (
    <div className="mb-4 grid gap-2 rounded-lg border bg-card px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums" role="status">
          {titulo && <strong>{titulo}:</strong>}
          {estados.length === 0 && <span>Sin mensajes</span>}
          {estados.map(({ estado, cantidad = 0 }) =>
            estado ? (
              <span key={estado}>
                {ESTADOS_MENSAJE[estado]} <strong>{formatCount(cantidad)}</strong>
              </span>
            ) : null,
          )}
        </p>
        {envioID !== undefined && (
          <span className="flex flex-wrap gap-2">
            {conChats && count('pendiente') > 0 && (
              <NextChat
                envioID={envioID}
                chats={whatsapp}
                abiertos={count('abierto')}
                pendientes={count('pendiente')}
              />
            )}
            <Suspense fallback={<span className="h-9" />}>
              <WholeActs.Late envioID={envioID} fallados={count('fallado')} pendientes={count('pendiente')} />
            </Suspense>
          </span>
        )}
      </div>
      <p className="text-muted-foreground">
        {correo && CORREO[correo]}; {whatsapp && CHATS[whatsapp]}. Hasta {formatCount(porMinuto)} por minuto.
      </p>
    </div>
  )
}

function useLookingAgain(moving: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [moving, router])
}
