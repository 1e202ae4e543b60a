'use client'

import { useEffect } from 'react'
import { type Carnet, useLiveCarnet } from '@/components/credenciales/carnet/use-live-carnet'
import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from '@/components/ui/icons'
import { Card } from '@/components/ui/card'
import { QrPicture } from '@/components/ui/qr-picture'
import { clockAt, formatFecha } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

type Props = { carnet: Carnet; consejo: string; verificacion: string }

const hourOf = (iso: string | undefined): string => {
  const clock = clockAt(iso ?? '')
  return clock ? `${clock.hour}:${clock.minute}` : '—'
}
const dayAndHour = (iso: string | undefined): string => {
  const clock = clockAt(iso ?? '')
  return clock ? `${clock.day}/${clock.month} a las ${clock.hour}:${clock.minute}` : '—'
}

/** The doctor's card on his telephone. What it says of today is shown only while it is known to be true. */
export function LiveCarnet({ carnet: first, consejo, verificacion }: Props) {
  const { carnet, vivo, sirve, sinConexion } = useLiveCarnet(first)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const scope = rutas.carnetDigital()
    // Where a browser refuses, the page without a connection is the browser's own.
    navigator.serviceWorker.register('/carnet/sin-conexion.js', { scope }).catch(() => undefined)
  }, [])
  const { nombre, dni, matricula, codigo = '' } = carnet
  return (
    <Card aria-label="Carnet" className="raised mx-auto grid max-w-sm grid-cols-1 gap-3 px-4 py-4">
      <div>
        <p className="text-muted-foreground">{consejo}</p>
        <p className="text-xl leading-tight font-semibold wrap-anywhere">{nombre || 'Sin nombre'}</p>
        <p className="tabular-nums">
          Matrícula {matricula ?? '—'} · DNI {dni ?? '—'}
        </p>
      </div>
      <div role="status" className="grid grid-cols-1 gap-2">
        {vivo ? <Today {...carnet} /> : <Unknown sinConexion={sinConexion} ahora={carnet.ahora} />}
      </div>
      {sirve && (
        <>
          <QrPicture
            texto={`${verificacion}/${codigo}`}
            label="Cuadro para verificar el carnet con la cámara"
            className="mx-auto w-full max-w-56 rounded-lg"
          />
          <p className="text-center text-muted-foreground">
            Vale hasta las <span className="tabular-nums">{hourOf(carnet.vence)}</span> y se renueva solo.
          </p>
          <details className="text-muted-foreground">
            <summary className="cursor-pointer">Verificar sin cámara</summary>
            <p className="mt-1 wrap-anywhere">En {verificacion} con el código</p>
            <p className="font-mono wrap-anywhere text-foreground">{codigo.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </details>
        </>
      )}
    </Card>
  )
}

function Today({ habilitado, estado, especialidades = [], ahora }: Carnet) {
  const Icon = habilitado ? CircleCheck : CircleX
  const looks = habilitado ? 'bg-primary-tint text-primary-ink' : 'bg-destructive-tint text-destructive-ink'
  return (
    <>
      <p
        className={`flex flex-wrap items-center gap-x-2 rounded-lg border px-3 py-2 text-lg font-semibold ${looks}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span>{habilitado ? 'Habilitado hoy' : 'No habilitado'}</span>
        <span className="ml-auto text-sm font-normal tabular-nums">{hourOf(ahora)}</span>
      </p>
      <p className="wrap-anywhere">
        {estado ?? 'Sin estado'}
        {especialidades.map(({ nombre, hasta }, at) => (
          <span key={at} className="block text-muted-foreground">
            {nombre ?? 'Sin nombre'}
            {hasta && `, hasta el ${formatFecha(hasta)}`}
          </span>
        ))}
      </p>
    </>
  )
}

/** Never what held before. */
function Unknown({ sinConexion, ahora }: { sinConexion: boolean; ahora: string | undefined }) {
  const Icon = sinConexion ? CircleAlert : LoaderCircle
  return (
    <p className="flex items-start gap-2 rounded-lg border px-3 py-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      {sinConexion
        ? `Sin conexión desde el ${dayAndHour(ahora)}. Sin conexión no se puede saber si está habilitado.`
        : 'Comprobando si está habilitado…'}
    </p>
  )
}
