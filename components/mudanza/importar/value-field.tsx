'use client'

import type { ReactNode } from 'react'
import { answerTo, withAnswer } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import type { CampoDeValores } from '@/components/mudanza/importar/steps'
import { ValueLine } from '@/components/mudanza/importar/value-line'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Panel } from '@/components/ui/panel'
import type { ListaDeNombres } from '@/domain/importar/destinos/campo'
import { formatCount } from '@/domain/texto'

type Props = {
  campo: CampoDeValores
  /** Where what is not in its list may be added. */
  catalogo: ListaDeNombres | undefined
}

/** A field's values, those that wait for an answer first. */
export function ValueField({ campo, catalogo }: Props) {
  const { campo: clave, titulo = '', valores = [], opciones = [] } = campo
  const { lectura, change, fija } = useReading()
  if (clave === undefined) return null
  const sure = valores.filter(({ seguro }) => seguro)
  const open = valores.filter(({ seguro }) => !seguro)
  const proposed = open.filter(
    ({ valor, propuesto }) => propuesto !== null && answerTo(lectura, clave, valor) === undefined,
  )
  const lines = (those: typeof valores): ReactNode => (
    <ul className="divide-y">
      {those.map((valor) => (
        <ValueLine key={valor.valor} {...{ clave, titulo, valor, opciones, catalogo }} />
      ))}
    </ul>
  )
  return (
    <Card aria-label={titulo} className="grid min-w-0 gap-2 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>
          {titulo}
          {open.length > 0 && (
            <span className="ml-2 font-normal text-muted-foreground">
              {open.length === 1
                ? '1 valor que no se entiende'
                : `${formatCount(open.length)} valores que no se entienden`}
            </span>
          )}
        </CardTitle>
        {proposed.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            disabled={fija}
            onClick={() => {
              for (const { valor, propuesto } of proposed) change(withAnswer(clave, valor, propuesto))
            }}
          >
            Aceptar las {formatCount(proposed.length)} propuestas
          </Button>
        )}
      </div>
      {open.length > 0 && lines(open)}
      {sure.length > 0 && (
        <Panel
          title={
            sure.length === 1
              ? 'Ver 1 que se entendió solo'
              : `Ver ${formatCount(sure.length)} que se entendieron solos`
          }
        >
          {lines(sure)}
        </Panel>
      )}
    </Card>
  )
}
