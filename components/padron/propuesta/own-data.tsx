'use client'

import { useState } from 'react'
import { useLlamada } from '@/components/llamada/use-llamada'
import { OneText } from '@/components/padron/propuesta/one-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { formatInstante } from '@/domain/fechas'
import { CORREO, type EstadoDePropuesta, isTelefono, MAX_PROPUESTO, nameOfCampo } from '@/domain/propuesta'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Dato = LeidoEn<'/propuesta/traerPropias'>[number]

/** What the doctor may propose for his record, field by field, with how the last proposal stands. */
export function OwnData({ datos }: { datos: readonly Dato[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {datos.map((dato) => (
        <li key={dato.campo}>
          <Field dato={dato} />
        </li>
      ))}
    </ul>
  )
}

function Field({ dato }: { dato: Dato }) {
  const [opened, setOpened] = useState(false)
  const { campo, actual, estado } = dato
  const waits = estado === 'sinConfirmar' || estado === 'pendiente'
  return (
    <Card aria-label={nameOfCampo(campo)} className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-muted-foreground">{nameOfCampo(campo)}</h2>
          <p className="wrap-anywhere">{actual || 'Sin dato'}</p>
        </div>
        {!opened && (
          <Button variant="outline" className="min-h-11 shrink-0" onClick={() => setOpened(true)}>
            {waits ? 'Corregir' : 'Cambiar'}
            <span className="sr-only"> {nameOfCampo(campo)}</span>
          </Button>
        )}
      </div>
      {estado && <Proposal dato={dato} waits={waits} />}
      {opened && <ProposeForm dato={dato} close={() => setOpened(false)} />}
    </Card>
  )
}

const ESTADOS: Readonly<Record<EstadoDePropuesta, { texto: string; color: BadgeColor }>> = {
  sinConfirmar: { texto: 'Falta confirmar', color: 'orange' },
  pendiente: { texto: 'Espera al Consejo', color: 'blue' },
  aprobada: { texto: 'Aprobado', color: 'green' },
  rechazada: { texto: 'Rechazado', color: 'red' },
}

function Proposal({ dato, waits }: { dato: Dato; waits: boolean }) {
  const { campo, valor, estado, motivo, propuesta, resuelta, propuestaID } = dato
  const retirar = useLlamada('/propuesta/retirar', { exito: 'Se retiró lo propuesto', relee: true })
  if (!estado) return null
  const { texto, color } = ESTADOS[estado]
  const when = resuelta ?? propuesta
  return (
    <div className="grid grid-cols-1 gap-2 border-t pt-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge color={color}>{texto}</Badge>
        {when && (
          <span className="text-muted-foreground tabular-nums">{formatInstante(when).slice(0, -3)}</span>
        )}
      </p>
      <p className="wrap-anywhere">Propuso: {valor}</p>
      {motivo && <p className="wrap-anywhere">Motivo: {motivo}</p>}
      {estado === 'sinConfirmar' && <ConfirmMail dato={dato} />}
      {estado === 'pendiente' && isTelefono(campo) && (
        <p className="text-muted-foreground">
          El Consejo lo llama a ese número para confirmarlo antes de aprobarlo.
        </p>
      )}
      {waits && propuestaID && (
        <Button
          variant="outline"
          className="min-h-11 justify-self-start"
          busy={retirar.pendiente}
          onClick={() => void retirar.enviar({ propuestaID })}
        >
          Retirar
        </Button>
      )}
    </div>
  )
}

function ConfirmMail({ dato: { campo, valor, propuestaID } }: { dato: Dato }) {
  const confirmar = useLlamada('/propuesta/confirmar', {
    exito: 'Correo confirmado. Ahora lo aprueba el Consejo',
    enCampos: true,
  })
  const otro = useLlamada('/propuesta/proponer', { exito: 'Se envió otro código', relee: true })
  return (
    <>
      <p className="text-muted-foreground">Le enviamos un código a ese correo. Vale media hora.</p>
      <OneText
        label="Código del correo"
        button="Confirmar"
        input={{ maxLength: 40, autoComplete: 'one-time-code' }}
        pendiente={confirmar.pendiente}
        send={async (codigo) => {
          if (!propuestaID) return undefined
          const result = await confirmar.enviar({ propuestaID, codigo })
          return result && !result.ok ? (result.errores['codigo'] ?? result.mensaje) : undefined
        }}
      />
      <Button
        variant="outline"
        className="min-h-11"
        busy={otro.pendiente}
        onClick={() => campo && valor && void otro.enviar({ campo, valor })}
      >
        Enviar otro código
      </Button>
    </>
  )
}

function ProposeForm({ dato: { campo, actual, valor, estado }, close }: { dato: Dato; close: () => void }) {
  const { enviar, pendiente } = useLlamada('/propuesta/proponer', {
    exito: campo === CORREO ? 'Se envió un código a ese correo' : 'Se propuso el cambio al Consejo',
    fracaso: 'No se pudo proponer el cambio',
    enCampos: true,
  })
  const waits = estado === 'sinConfirmar' || estado === 'pendiente'
  return (
    <div className="border-t pt-3">
      <OneText
        label={`${nameOfCampo(campo)}: dato nuevo`}
        button="Proponer"
        input={{
          type: campo === CORREO ? 'email' : isTelefono(campo) ? 'tel' : 'text',
          defaultValue: (waits ? valor : actual) ?? '',
          maxLength: MAX_PROPUESTO,
        }}
        autoFocus
        pendiente={pendiente}
        send={async (text) => {
          const result = campo && (await enviar({ campo, valor: text }))
          if (result?.ok) close()
          return result && !result.ok ? (result.errores['valor'] ?? result.mensaje) : undefined
        }}
      >
        <Button variant="outline" className="min-h-11" onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
      </OneText>
    </div>
  )
}
