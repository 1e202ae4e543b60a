'use client'

import { useState } from 'react'
import { FactorCodes } from '@/components/acceso/cuenta/factor-codes'
import { OneField } from '@/components/acceso/cuenta/one-field'
import { useLlamada } from '@/components/llamada/use-llamada'
import { QrPicture } from '@/components/ui/qr-picture'
import { formatInstante } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Factor = LeidoEn<'/segundoFactor/traer'>
type Empezado = LeidoEn<'/segundoFactor/empezar'>

/** Sets the own second factor up in three steps, or takes it away. */
export function SecondFactor({ factor }: { factor: Factor }) {
  const [empezado, setEmpezado] = useState<Empezado>()
  const [codigos, setCodigos] = useState<readonly string[]>()
  const empezar = useLlamada('/segundoFactor/empezar', {
    fracaso: 'No se pudo preparar el segundo factor',
    enCampos: true,
  })
  const confirmar = useLlamada('/segundoFactor/confirmar', {
    fracaso: 'No se pudo poner el segundo factor',
    enCampos: true,
  })
  if (codigos) return <FactorCodes codigos={codigos} />
  if (factor.desde) return <Present desde={factor.desde} respaldos={factor.respaldos ?? 0} />
  if (empezado)
    return (
      <>
        <Secret {...empezado} />
        <OneField
          label="Código de la aplicación"
          kind="codigo"
          button="Confirmar"
          send={async (codigo) => {
            const result = await confirmar.enviar({ codigo })
            if (result?.ok) setCodigos(result.datos.respaldos ?? [])
            return result && !result.ok ? result.errores['codigo'] : undefined
          }}
        />
      </>
    )
  return (
    <>
      <p className="mb-3 text-muted-foreground">
        {factor.exigido
          ? 'Su tipo de usuario lo necesita para trabajar. '
          : 'Además de la contraseña, al entrar se pide un código que cambia cada medio minuto. '}
        Hace falta una aplicación de códigos en el teléfono.
      </p>
      <OneField
        label="Su contraseña"
        kind="clave"
        button="Poner segundo factor"
        send={async (actual) => {
          const result = await empezar.enviar({ actual })
          if (result?.ok) setEmpezado(result.datos)
          return result && !result.ok ? result.errores['actual'] : undefined
        }}
      />
    </>
  )
}

function Present({ desde, respaldos }: { desde: string; respaldos: number }) {
  const quitar = useLlamada('/segundoFactor/quitar', {
    exito: 'Se quitó el segundo factor correctamente',
    fracaso: 'No se pudo quitar',
    enCampos: true,
  })
  return (
    <>
      <p className="mb-3 text-muted-foreground">
        Puesto el {formatInstante(desde)}. Le quedan {respaldos} códigos de respaldo. Para quitarlo, o
        cambiarlo por el de otro teléfono, escriba un código.
      </p>
      <OneField
        label="Código"
        kind="codigo"
        button="Quitar segundo factor"
        send={async (codigo) => {
          const result = await quitar.enviar({ codigo })
          return result && !result.ok ? result.errores['codigo'] : undefined
        }}
      />
    </>
  )
}

/** For the application's camera, and for who types it. */
function Secret({ secreto = '', uri = '' }: Empezado) {
  return (
    <>
      <p className="mb-3 text-muted-foreground">
        Lea el cuadro con la aplicación, o escriba la clave, y confirme con el código que muestra.
      </p>
      <QrPicture texto={uri} label="Cuadro para la cámara de la aplicación" className="mx-auto size-44" />
      <p className="my-3 text-center font-mono wrap-anywhere">{secreto.replace(/(.{4})(?=.)/g, '$1 ')}</p>
    </>
  )
}
