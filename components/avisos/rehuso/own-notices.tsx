'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { MAIL, type Medio, MEDIOS } from '@/domain/mensaje'
import { CLAVES_DE_TEMA, type TemaDeAviso, TEMAS_DE_AVISO } from '@/domain/tema-de-aviso'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Avisos = LeidoEn<'/aviso_rehusado/traerPropios'>

const keyOf = (tema: TemaDeAviso, medio: number): string => `${tema} ${medio}`

/** Which notices a doctor wants, and by which of the means that anything leaves by. */
export function OwnNotices({ avisos }: { avisos: Avisos }) {
  const [no, setNo] = useState(
    () => new Set((avisos.rehusados ?? []).map(({ tema = 'deuda', medio = MAIL }) => keyOf(tema, medio))),
  )
  const { enviar, pendiente } = useLlamada('/aviso_rehusado/guardarPropios', {
    exito: 'Se guardó qué avisos quiere',
    fracaso: 'No se pudo guardar',
  })
  const change = (key: string, wants: boolean) =>
    setNo((before) => new Set(wants ? [...before].filter((one) => one !== key) : [...before, key]))
  const save = () =>
    enviar({
      rehusados: CLAVES_DE_TEMA.flatMap((tema) =>
        TEMAS_DE_AVISO[tema].medios
          .filter((medio) => no.has(keyOf(tema, medio)))
          .map((medio) => ({ tema, medio })),
      ),
    })
  return (
    <div className="grid gap-3">
      <Where avisos={avisos} />
      {CLAVES_DE_TEMA.map((tema) => (
        <Kind key={tema} tema={tema} medios={avisos.medios ?? []} no={no} change={change} />
      ))}
      <p className="text-muted-foreground">
        Siempre se le envían los códigos de acceso y lo que avisa de cambios en su cuenta, porque la cuidan, y
        lo que usted pide que se le envíe.
      </p>
      <Button className="min-h-11 justify-self-start" busy={pendiente} onClick={() => void save()}>
        Guardar
      </Button>
    </div>
  )
}

function Where({ avisos: { correo, telefono, medios = [] } }: { avisos: Avisos }) {
  return (
    <Card aria-label="Dónde se le escribe" className="grid gap-1 px-4 py-3">
      <p className="wrap-anywhere">
        Mail: {medios.includes(MAIL) ? (correo ?? 'sin dato') : 'el Consejo todavía no envía correos'}
      </p>
      <p className="wrap-anywhere">Whatsapp: {telefono ?? 'sin dato'}</p>
      <p>
        <Link href={rutas.misDatos()} prefetch={false} className="link inline-flex min-h-11 items-center">
          Proponer otro correo o teléfono
        </Link>
      </p>
    </Card>
  )
}

interface KindProps {
  tema: TemaDeAviso
  medios: readonly number[]
  no: ReadonlySet<string>
  change: (key: string, wants: boolean) => void
}

function Kind({ tema, medios, no, change }: KindProps) {
  const { nombre, que, medios: suyos } = TEMAS_DE_AVISO[tema]
  const offered = suyos.filter((medio: Medio) => medios.includes(medio))
  if (offered.length === 0) return null
  return (
    <Card className="px-4 py-3">
      <fieldset>
        <legend className="font-semibold">{nombre}</legend>
        <p className="text-muted-foreground">{que}</p>
        <div className="mt-1 flex flex-wrap gap-x-8">
          {offered.map((medio) => {
            const key = keyOf(tema, medio)
            return (
              <label key={key} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
                <Checkbox checked={!no.has(key)} onChange={(event) => change(key, event.target.checked)} />
                Por {MEDIOS[medio]}
              </label>
            )
          })}
        </div>
      </fieldset>
    </Card>
  )
}
