'use client'

import dynamic from 'next/dynamic'
import { useDeferredValue, useState } from 'react'
import { MedicoChoice } from '@/components/catalogos/tipo-certificado/medico-choice'
import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { CLAVES, MARCADORES, type Valores, escrito } from '@/domain/certificado/marcadores'
import { valuesOf } from '@/domain/certificado/valores'
import { formatFecha, today } from '@/domain/fechas'
import { useLectura } from '@/lib/llamada/use-lectura'

/** An invented doctor, shown until one is chosen. */
const MUESTRA = {
  NOMBRE_MATRICULADO: 'Pérez María Inés',
  DNI_MATRICULADO: '20111222',
  MATRICULA_MATRICULADO: '1234',
  FOLIO_MATRICULADO: '56',
  LIBRO_MATRICULADO: '7',
  FECHA_INSCRIPCION_MATRICULADO: '15/03/1998',
  FECHA_EGRESO_MATRICULADO: '30/06/2026',
  FECHA_ACTUAL: '21/11/2026',
  DIRECCION_CONSULTORIO: 'Av. Belgrano 123, Santiago del Estero',
  OBSERVACION_1: '(primera observación)',
  OBSERVACION_2: '(segunda observación)',
  OBSERVACION_3: '(tercera observación)',
} as const satisfies Valores

/** Remarks are typed when it is printed. */
const OBSERVACIONES = [MUESTRA.OBSERVACION_1, MUESTRA.OBSERVACION_2, MUESTRA.OBSERVACION_3] as const

const PageSheet = dynamic(
  () => import('@/components/catalogos/tipo-certificado/page-sheet').then((module) => module.PageSheet),
  {
    ssr: false,
    loading: () => <div aria-hidden className="aspect-[210/297] animate-pulse rounded-lg bg-muted" />,
  },
)

type Elegido = { nombre: string; valores: Valores }

export function PagePreview({ html }: { html: string }) {
  const [elegido, setElegido] = useState<Elegido>()
  const [falla, setFalla] = useState('')
  const { leer } = useLectura('/matriculado/traerDatos')
  const shown = useDeferredValue(html)

  async function choose({ id, apellidoNombre, matricula }: FilaMatriculado) {
    if (id === undefined) return
    const result = await leer({ matriculadoID: id })
    if (!result) return
    setFalla(result.ok ? '' : result.mensaje)
    if (result.ok)
      setElegido({
        nombre: `${apellidoNombre ?? 'Sin nombre'} (${matricula ?? 'sin matrícula'})`,
        valores: valuesOf(result.datos, OBSERVACIONES, today()),
      })
  }
  const valores = elegido?.valores ?? { ...MUESTRA, FECHA_ACTUAL: formatFecha(today()) }
  const missing = CLAVES.filter((clave) => valores[clave] === '' && shown.includes(escrito(clave)))
  return (
    <section aria-label="Vista previa" className="grid content-start gap-3">
      <MedicoChoice
        chosen={elegido?.nombre}
        choose={(fila) => void choose(fila)}
        forget={() => setElegido(undefined)}
      />
      <p role="status" className="text-destructive-ink empty:hidden">
        {falla}
        {missing.length > 0 && `No tiene: ${missing.map((clave) => MARCADORES[clave]).join(', ')}.`}
      </p>
      <PageSheet html={shown} valores={valores} />
    </section>
  )
}
