'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { useLlamada } from '@/components/llamada/use-llamada'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CONTROLES, type Lectura } from '@/components/padron/refeps/controles'
import {
  CAMPOS_DE,
  CAMPOS_DE_EXTRACTO,
  type CampoDeExtracto,
  type ColumnasDeExtracto,
  missingOf,
} from '@/domain/refeps/columnas'
import { letterOf } from '@/domain/spreadsheets/column'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import type { Origen } from '@/domain/refeps/origen'

type Props = { origen: Origen; datos: Lectura; boton: string }

/** Which column of the extract is what, as it is read so far; it is remembered for the next one with the same titles. */
export function ColumnasForm({ origen, datos, boton }: Props) {
  const { id: comparacionID, muestra = [] } = datos
  const [columnas, setColumnas] = useState<ColumnasDeExtracto>(() => asRecord(datos))
  const { compare, pendiente, falla } = useComparar(origen, comparacionID)
  const missing = missingOf(origen, columnas)
  const options = muestra.map(({ titulo, muestras = [] }, at) => ({
    id: at,
    nombre: titulo || `Columna ${letterOf(at)}`,
    detalle: muestras.join(', '),
  }))
  const choose = (campo: CampoDeExtracto, columna: number | null) => {
    const { [campo]: _before, ...rest } = columnas
    setColumnas(columna === null ? rest : { ...rest, [campo]: columna })
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {CAMPOS_DE[origen].map((campo) => (
          <FieldFrame key={campo} id={`columna-${campo}`} label={CAMPOS_DE_EXTRACTO[campo].titulo}>
            <Combobox
              {...describe(`columna-${campo}`, {})}
              options={options}
              value={columnas[campo] ?? null}
              onChange={(columna) => choose(campo, columna)}
              placeholder="No está"
              disabled={pendiente}
            />
          </FieldFrame>
        ))}
      </div>
      {falla && <DangerNotice role="alert">{falla}</DangerNotice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={pendiente} disabled={missing !== undefined} onClick={() => void compare(columnas)}>
          {boton}
        </Button>
        {missing !== undefined && (
          <p className="text-muted-foreground">Falta decir qué columna es {missing}.</p>
        )}
      </div>
    </div>
  )
}

/** The same extract with today's register, read as it was. */
export function CompareAgain({ origen, datos, boton }: Props) {
  const { compare, pendiente } = useComparar(origen, datos.id)
  return (
    <Button variant="outline" busy={pendiente} onClick={() => void compare(asRecord(datos))}>
      {boton}
    </Button>
  )
}

const asRecord = ({ columnas = [] }: Lectura): ColumnasDeExtracto =>
  Object.fromEntries(
    columnas.flatMap(({ campo, columna }) => (campo && columna !== undefined ? [[campo, columna]] : [])),
  )

type Comparar = (typeof CONTROLES)[Origen]['comparar']

function useComparar(origen: Origen, comparacionID: number | undefined) {
  const router = useRouter()
  const [falla, setFalla] = useState<string>()
  const { enviar, pendiente } = useLlamada<Comparar>(CONTROLES[origen].comparar, { enCampos: true })
  async function compare(columnas: ColumnasDeExtracto) {
    if (comparacionID === undefined) return
    setFalla(undefined)
    const list = (Object.entries(columnas) as [CampoDeExtracto, number][]).map(([campo, columna]) => ({
      ...{ campo, columna },
    }))
    // They were chosen from the fields of their own kind, which the two calls together cannot say.
    const result = await enviar({ comparacionID, columnas: list } as EntradaEn<Comparar>)
    if (!result) return
    if (!result.ok) return setFalla(result.mensaje)
    const next = result.datos.comparacionID
    if (next === undefined || next === comparacionID) return
    const href = CONTROLES[origen].one(next)
    beginProgress(href)
    router.push(href)
  }
  return { compare, pendiente, falla }
}
