import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Cuadro, listedOf, textOf, totalOf } from '@/components/estadisticas/grafico/cuadro'

const linked = (text: string, href: string | undefined): ReactNode =>
  href === undefined ? (
    text
  ) : (
    <Link href={href} prefetch={false} className="link">
      {text}
    </Link>
  )

/** The same figures as a table, each leading to its rows. */
export function CuadroTable({ titulo, cuadro }: { titulo: string; cuadro: Cuadro }) {
  const { encabezado, filas } = cuadro
  const columnas = listedOf(cuadro)
  const sums = columnas.some(({ suma }) => suma)
  return (
    <div
      className="max-h-112 overflow-auto print:max-h-none"
      role="region"
      aria-label={`Tabla de ${titulo}`}
      tabIndex={0}
    >
      <table className="w-full text-left whitespace-nowrap">
        <caption className="sr-only">{titulo}</caption>
        <thead>
          <tr className="border-b text-muted-foreground">
            {[encabezado, ...columnas.map((columna) => columna.titulo)].map((name, index) => (
              <th key={name} scope="col" className={`py-1 font-medium ${index > 0 ? 'pl-4 text-right' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ nombre, valores, hrefs }) => (
            <tr key={nombre} className="border-b">
              <th scope="row" className="py-1 font-normal">
                {nombre}
              </th>
              {columnas.map((columna) => (
                <td key={columna.id} className="py-1 pl-4 text-right tabular-nums">
                  {linked(textOf(columna, valores[columna.id]), hrefs?.[columna.id])}
                </td>
              ))}
            </tr>
          ))}
          {sums && (
            <tr>
              <th scope="row" className="py-1">
                Total
              </th>
              {columnas.map((columna) => (
                <td key={columna.id} className="py-1 pl-4 text-right font-semibold tabular-nums">
                  {totalOf(cuadro, columna)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
