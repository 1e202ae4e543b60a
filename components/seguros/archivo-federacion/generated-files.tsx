import { Card, CardTitle } from '@/components/ui/card'
import { Download } from '@/components/ui/icons'
import { HOJA_EN_PALABRAS, HOJAS } from '@/domain/archivo-federacion'
import { formatInstante } from '@/domain/fechas'
import { writtenSize } from '@/domain/peso'
import { formatCount } from '@/domain/texto'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Archivo = LeidoEn<'/archivoFederacion/traerTodos'>[number]

/** Older ones stay behind 'Ver todos': a month that is generated often would push the rehearsal out of sight. */
const A_LA_VISTA = 5

/** The files of a month as they were generated, the last first: each is had again as it was. */
export function GeneratedFiles({ archivos }: { archivos: readonly Archivo[] }) {
  const older = archivos.slice(A_LA_VISTA)
  return (
    <Card className="mb-4 grid gap-3 px-4 py-3" aria-label="Archivos generados">
      <CardTitle>Archivos generados</CardTitle>
      <Generations archivos={archivos.slice(0, A_LA_VISTA)} />
      {older.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-8 cursor-pointer list-none items-center rounded [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Ver todos ({formatCount(archivos.length)})</span>
            <span className="hidden group-open:inline">Ver los últimos {A_LA_VISTA}</span>
          </summary>
          <div className="mt-3">
            <Generations archivos={older} />
          </div>
        </details>
      )}
    </Card>
  )
}

const Generations = ({ archivos }: { archivos: readonly Archivo[] }) => (
  <ul className="grid gap-3">
    {archivos.map((archivo) => (
      <li key={archivo.id} className="grid gap-1">
        <p className="text-muted-foreground">
          {archivo.generado && formatInstante(archivo.generado)}
          {archivo.quien && `, ${archivo.quien}`}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {HOJAS.map((hoja) => (
            <Sheet key={hoja} hoja={hoja} archivo={archivo} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

function Sheet({ hoja, archivo }: { hoja: (typeof HOJAS)[number]; archivo: Archivo }) {
  const { id, hojas = [] } = archivo
  const found = hojas.find((one) => one.hoja === hoja)
  if (id === undefined || !found?.huella) return null
  return (
    <li>
      <a
        href={addressOfArchivo('/archivoFederacion/bajar', { archivoFederacionID: id, hoja }, found.huella)}
        download
        title={`Huella ${found.huella}`}
        className="inline-flex items-center gap-1.5 underline underline-offset-2"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {HOJA_EN_PALABRAS[hoja]} ({formatCount(archivo[hoja] ?? 0)})
        <span className="text-muted-foreground">{writtenSize(found.bytes ?? 0)}</span>
      </a>
    </li>
  )
}
