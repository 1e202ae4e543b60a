'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { useLlamada } from '@/components/llamada/use-llamada'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DangerNotice } from '@/components/ui/danger-notice'
import {
  CAMPOS_DE_EXTRACTO,
  type CampoDeExtracto,
  CLAVES_DE_EXTRACTO,
  type ColumnasDeExtracto,
  missingOf,
} from '@/domain/refeps/columnas'
import { letterOf } from '@/domain/spreadsheets/column'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Datos = LeidoEn<'/refeps/traerDatos'>
type Props = { datos: Datos; boton: string }

/** Which column of the extract is what, as it is read so far; it is remembered for the next one with the same titles. */
export function ColumnasForm({ datos, boton }: Props) {
  const { id: comparacionID, muestra = [] } = datos
  const [columnas, setColumnas] = useState<ColumnasDeExtracto>(() => asRecord(datos))
  const { compare, pendiente, falla } = useComparar(comparacionID)
  const missing = missingOf(columnas)
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
        {CLAVES_DE_EXTRACTO.map((campo) => (
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
export function CompareAgain({ datos }: { datos: Datos }) {
  const { compare, pendiente } = useComparar(datos.id)
  return (
    <Button variant="outline" busy={pendiente} onClick={() => void compare(asRecord(datos))}>
      Comparar de nuevo
    </Button>
  )
}

const asRecord = ({ columnas = [] }: Datos): ColumnasDeExtracto =>
  Object.fromEntries(
    columnas.flatMap(({ campo, columna }) => (campo && columna !== undefined ? [[campo, columna]] : [])),
  )

function useComparar(comparacionID: number | undefined) {
  const router = useRouter()
  const [falla, setFalla] = useState<string>()
  const { enviar, pendiente } = useLlamada('/refeps/comparar', { enCampos: true })
  async function compare(columnas: ColumnasDeExtracto) {
    if (comparacionID === undefined) return
    setFalla(undefined)
    const list = (Object.entries(columnas) as [CampoDeExtracto, number][]).map(([campo, columna]) => ({
      ...{ campo, columna },
    }))
    const result = await enviar({ comparacionID, columnas: list })
    if (!result) return
    if (!result.ok) return setFalla(result.mensaje)
    const next = result.datos.comparacionID
    if (next === undefined || next === comparacionID) return
    const href = rutas.comparacionRefeps(next)
    beginProgress(href)
    router.push(href)
  }
  return { compare, pendiente, falla }
}
