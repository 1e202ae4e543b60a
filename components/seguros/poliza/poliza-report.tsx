'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Download } from '@/components/ui/icons'
import { readMes } from '@/domain/cuota'
import { formatMes } from '@/domain/fechas'
import { QUEDARON, SUERTE_DE_MUCHAS, SUERTE_EN_PALABRAS, SUERTES } from '@/domain/poliza'
import { saveBlob } from '@/lib/llamada/save-file'
import type { Destino } from '@/lib/polizas/review'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'

/** More than these are read in the file. */
const A_LA_VISTA = 200

const wordsOf = ({ suerte, mensaje }: Destino): string => mensaje ?? SUERTE_EN_PALABRAS[suerte]

/** What became of every file: what was not kept by name, the rest counted, and all of them as a file. */
export function PolizaReport({ mes, destinos }: { mes: string; destinos: readonly Destino[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const bad = destinos.filter(({ suerte }) => !QUEDARON.has(suerte))
  const period = readMes(mes)
  const good = destinos.length - bad.length
  return (
    <Card className="grid gap-4 px-4 py-4 md:px-5">
      <CardTitle ref={heading} tabIndex={-1} className="text-lg">
        {bad.length === 0 ? 'Se cargó el archivo correctamente' : titleOf(good, bad.length)}
        {period && (
          <span className="block text-sm font-normal text-muted-foreground">{formatMes(period)}</span>
        )}
      </CardTitle>
      <Counts destinos={destinos} />
      {bad.length > 0 && <Problems bad={bad} />}
      <div>
        <Button variant="outline" onClick={() => saveReport(mes, destinos)}>
          <Download aria-hidden />
          Descargar el informe (CSV)
        </Button>
      </div>
    </Card>
  )
}

const titleOf = (good: number, bad: number): string =>
  good === 0
    ? 'No se pudo cargar el archivo: no se guardó ninguna póliza'
    : `${good.toLocaleString('es-AR')} en orden, ${bad.toLocaleString('es-AR')} sin guardar`

function Counts({ destinos }: { destinos: readonly Destino[] }) {
  const counted = SUERTES.map((suerte) => ({
    suerte,
    n: destinos.filter((one) => one.suerte === suerte).length,
  })).filter(({ n }) => n > 0)
  return (
    <ul aria-label="Cuántas" className="grid gap-1">
      {counted.map(({ suerte, n }) => (
        <li key={suerte}>
          {SUERTE_DE_MUCHAS[suerte]}:{' '}
          <span className="font-medium tabular-nums">{n.toLocaleString('es-AR')}</span>
        </li>
      ))}
    </ul>
  )
}

function Problems({ bad }: { bad: readonly Destino[] }) {
  const left = bad.length - A_LA_VISTA
  return (
    <section aria-label="Sin guardar" className="grid gap-2">
      <h3 className="font-medium">Sin guardar</h3>
      <ul className="grid gap-2">
        {bad.slice(0, A_LA_VISTA).map((one, index) => (
          <li key={index} className="rounded-lg border px-3 py-2">
            <p className="font-medium wrap-anywhere">{one.nombre}</p>
            <p className="text-muted-foreground wrap-anywhere">{wordsOf(one)}</p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="text-muted-foreground">
          Y {left.toLocaleString('es-AR')} más, que están en el informe.
        </p>
      )}
    </section>
  )
}

const COLUMNAS: Columna<Destino>[] = [
  { titulo: 'Archivo', tipo: 'texto', valor: ({ nombre }) => nombre },
  { titulo: 'Qué pasó', tipo: 'texto', valor: ({ suerte }) => SUERTE_EN_PALABRAS[suerte] },
  { titulo: 'Detalle', tipo: 'texto', valor: ({ mensaje }) => mensaje },
]

function saveReport(mes: string, destinos: readonly Destino[]): void {
  const csv = new Blob([csvHead(COLUMNAS), csvRows(COLUMNAS, destinos)], { type: 'text/csv;charset=utf-8' })
  saveBlob(csv, `polizas-${mes}.csv`)
}
