import { NextBar } from '@/components/mudanza/importar/act-bar'
import type { Datos } from '@/components/mudanza/importar/datos'
import { DiscardButton } from '@/components/mudanza/importar/discard-button'
import { isDraft } from '@/components/mudanza/importar/steps'
import { countRows, describeFormat } from '@/components/mudanza/importar/words'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { formatInstante } from '@/domain/fechas'

/** What the file is, before anything is said of what it means. */
export function FileStep({ datos: { importacion, libro } }: { datos: Datos }) {
  const { id, nombre, usuario, creada } = importacion
  return (
    <>
      <Card className="grid gap-4 px-4 py-4 md:px-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Fact term="Es">{describeFormat(libro)}</Fact>
          <Fact term="Subido">
            {formatInstante(creada).slice(0, -3)}
            {usuario && ` por ${usuario}`}
          </Fact>
        </dl>
        <section aria-label="Hojas" className="grid gap-1.5">
          <CardTitle>{libro.hojas.length === 1 ? 'Qué tiene' : `${libro.hojas.length} hojas`}</CardTitle>
          <ul className="grid gap-1">
            {libro.hojas.map(({ nombre: hoja, filas, columnas, oculta }, index) => (
              <li key={index} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
                {hoja}
                <span className="text-muted-foreground tabular-nums">
                  {filas === 0 ? 'vacía' : `${countRows(filas)} × ${columnsIn(columnas)}`}
                </span>
                {oculta && <Badge color="grey">Oculta</Badge>}
              </li>
            ))}
          </ul>
        </section>
        {libro.avisos.length > 0 && (
          <section aria-label="Avisos del archivo" className="grid gap-1.5">
            <CardTitle>Qué se notó al leerlo</CardTitle>
            <ul className="list-disc pl-5">
              {libro.avisos.map((aviso) => (
                <li key={aviso} className="wrap-anywhere">
                  {aviso}
                </li>
              ))}
            </ul>
          </section>
        )}
        {isDraft(importacion) && (
          <div>
            <DiscardButton importacionID={id} nombre={nombre} />
          </div>
        )}
      </Card>
      <NextBar paso="archivo" />
    </>
  )
}

const columnsIn = (columnas: number): string => (columnas === 1 ? '1 columna' : `${columnas} columnas`)

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)
