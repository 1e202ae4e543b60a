import type { ReactNode } from 'react'
import type { Bloque, Tema } from '@/lib/ayuda/leer-manual'

/** A task of the manual as it is read and printed. */
export function TemaView({ tema, nivel }: { tema: Tema; nivel: 'h2' | 'h3' }) {
  const Heading = nivel
  return (
    <section id={tema.slug} className="grid max-w-prose gap-3 print:mb-2 print:gap-1 print:leading-snug">
      <Heading className="text-base font-semibold print:text-[9pt]">{tema.titulo}</Heading>
      {tema.bloques.map((bloque, at) => (
        <Block key={at} bloque={bloque} />
      ))}
    </section>
  )
}

function Block({ bloque }: { bloque: Bloque }): ReactNode {
  if (bloque.tipo === 'parrafo') return <p>{cellText(bloque.texto)}</p>
  if (bloque.tipo === 'lista') {
    const List = bloque.numerada ? 'ol' : 'ul'
    return (
      <List className={`grid gap-1.5 pl-5 ${bloque.numerada ? 'list-decimal' : 'list-disc'}`}>
        {bloque.puntos.map((punto, at) => (
          <li key={at}>{cellText(punto)}</li>
        ))}
      </List>
    )
  }
  if (bloque.tipo === 'tabla') return <Grid filas={bloque.filas} />
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and it comes as it is reached
    <img
      src={`/api/ayuda/imagen/${bloque.archivo}`}
      alt={bloque.alt}
      loading="lazy"
      className="w-full rounded border"
      data-print="hide"
    />
  )
}

function Grid({ filas: [head = [], ...rows] }: { filas: readonly (readonly string[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b">
            {head.map((cell, at) => (
              <th key={at} scope="col" className="py-1.5 pr-4 font-medium">
                {cellText(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-b align-top">
              {row.map((cell, place) => (
                <td key={place} className="py-1.5 pr-4">
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The manual's bold and slanted words and typed texts; everything else is text as it stands. */
const cellText = (texto: string): ReactNode =>
  texto.split(/(\*\*[^*]+\*\*|`[^`]+`|(?<!\w)_[^_`]+_(?!\w))/).map((part, at) => {
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>
    if (/^_.+_$/.test(part)) return <em key={at}>{part.slice(1, -1)}</em>
    if (!part.startsWith('`')) return part
    return (
      <code key={at} className="rounded bg-muted px-1">
        {part.slice(1, -1)}
      </code>
    )
  })
