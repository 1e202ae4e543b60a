'use client'

import { useId } from 'react'
import type { Datos } from '@/components/mudanza/importar/datos'
import { Choice } from '@/components/mudanza/importar/choice'
import { sheetOf, withJoined, withoutJoined } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import {
  CODIFICACIONES_EN_PALABRAS,
  countRows,
  SEPARADORES_EN_PALABRAS,
  shownCell,
} from '@/components/mudanza/importar/words'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/ui/toast'
import { CODIFICACIONES, SEPARADORES } from '@/domain/libro'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Hojas = Datos['libro']['hojas']

/** Asks how a sheet would be read, with its titles in another row where one is told. */
function useGuess() {
  const { importacionID } = useReading()
  const { estado, leer } = useLectura('/importacion/traerAdivinada')
  async function guess(hoja: number, encabezado?: number) {
    const read = await leer({ importacionID, hoja, encabezado })
    if (read && !read.ok) toast.error('No se pudo leer la hoja', read.mensaje)
    return read?.ok ? read.datos.lectura : undefined
  }
  return { guess, leyendo: estado.fase === 'leyendo' }
}

export function MainSheet({ hojas }: { hojas: Hojas }) {
  const { lectura, change, fija } = useReading()
  const { guess, leyendo } = useGuess()
  if (hojas.length === 1) return null
  async function choose(hoja: number) {
    const guessed = await guess(hoja)
    if (guessed) change(() => guessed)
  }
  return (
    <Choice
      label="Hoja principal"
      options={hojas.map(({ nombre, filas }, id) => ({ id, nombre, detalle: countRows(filas) }))}
      value={lectura.hoja}
      onChange={(hoja) => void choose(hoja)}
      disabled={fija || leyendo}
    />
  )
}

type HeadingProps = {
  hoja: number
  filas: LeidoEn<'/importacion/traerFilas'>
  /** The format keeps the titles apart from the rows. */
  aparte: boolean
}

/** The row with the titles of the sheet that is shown; of one that is not read there is nothing to say. */
export function HeadingChoice({ hoja, filas, aparte }: HeadingProps) {
  const { lectura, change, fija } = useReading()
  const { guess, leyendo } = useGuess()
  const read = sheetOf(lectura, hoja)
  if (aparte || !read) return null
  async function choose(encabezado: number) {
    const guessed = await guess(hoja, encabezado)
    if (guessed) change(hoja === lectura.hoja ? () => guessed : withJoined(guessed))
  }
  const rows = filas.flatMap(({ fila, celdas = [] }) =>
    fila === undefined
      ? []
      : [
          {
            id: fila,
            nombre: `Fila ${fila}`,
            detalle: celdas.filter(Boolean).slice(0, 5).map(shownCell).join(' · '),
          },
        ],
  )
  const known = rows.some(({ id }) => id === read.encabezado)
  return (
    <Choice
      label="Fila de los títulos"
      options={known ? rows : [{ id: read.encabezado, nombre: `Fila ${read.encabezado}` }, ...rows]}
      value={read.encabezado}
      onChange={(encabezado) => void choose(encabezado)}
      disabled={fija || leyendo}
    />
  )
}

/** What only a text file may be wrong about; the rows are read anew. */
export function TextChoices({ codificacion, separador }: Pick<Datos['libro'], 'codificacion' | 'separador'>) {
  const { importacionID, fija } = useReading()
  const { enviar, pendiente } = useLlamada('/importacion/releer', {
    fracaso: 'No se pudo leer así',
    relee: true,
  })
  const disabled = fija || pendiente
  return (
    <>
      {codificacion && (
        <Choice
          label="Letras del archivo"
          options={CODIFICACIONES.map((id) => ({ id, nombre: CODIFICACIONES_EN_PALABRAS[id] }))}
          value={codificacion}
          onChange={(next) => void enviar({ importacionID, codificacion: next })}
          hint="Si las Ñ y las tildes se ven mal, pruebe otra"
          disabled={disabled}
        />
      )}
      {separador && (
        <Choice
          label="Separador"
          options={SEPARADORES.map((id) => ({ id, nombre: SEPARADORES_EN_PALABRAS[id] }))}
          value={separador}
          onChange={(next) => void enviar({ importacionID, separador: next })}
          disabled={disabled}
        />
      )}
    </>
  )
}

/** Sheets that tell more of the same members, found by their number. */
export function JoinedSheets({ hojas }: { hojas: Hojas }) {
  const { lectura } = useReading()
  const others = hojas.flatMap((hoja, index) =>
    index === lectura.hoja || hoja.filas === 0 ? [] : [{ ...hoja, index }],
  )
  if (others.length === 0) return null
  return (
    <fieldset className="sm:col-span-2 xl:col-span-4">
      <legend className="label mb-1">Agregar lo que dicen otras hojas de la misma matrícula</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {others.map(({ index, nombre }) => (
          <JoinedSheet key={index} hoja={index} nombre={nombre} />
        ))}
      </div>
    </fieldset>
  )
}

function JoinedSheet({ hoja, nombre }: { hoja: number; nombre: string }) {
  const id = useId()
  const { lectura, change, fija } = useReading()
  const { guess, leyendo } = useGuess()
  const joined = lectura.otras.some((one) => one.hoja === hoja)
  async function toggle() {
    if (joined) return change(withoutJoined(hoja))
    const guessed = await guess(hoja)
    if (guessed) change(withJoined(guessed))
  }
  return (
    <label htmlFor={id} className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      <Checkbox id={id} checked={joined} disabled={fija || leyendo} onChange={() => void toggle()} />
      <span className="wrap-anywhere">{nombre}</span>
    </label>
  )
}
