import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { DEL_MEDICO, GUIAS } from '@/lib/ayuda/guias'
import type { Tema } from '@/lib/ayuda/leer-manual'
import { rolEnPalabras } from '@/domain/roles'
import { rutas } from '@/lib/routes'

export const addressOfTema = (slug: string): string => `${rutas.ayuda()}?tema=${slug}`

/** Searches without a script: the address holds what was typed. */
export function HelpSearch({ texto }: { texto: string }) {
  return (
    <form
      action={rutas.ayuda()}
      role="search"
      className="mb-5 flex max-w-prose items-end gap-2"
      data-print="hide"
    >
      <div className="field flex-1">
        <Label htmlFor="buscar-en-la-ayuda">Buscar en la ayuda</Label>
        <Input id="buscar-en-la-ayuda" name="texto" type="search" maxLength={80} defaultValue={texto} />
      </div>
      <Button variant="outline" type="submit">
        Buscar
      </Button>
    </form>
  )
}

export function HelpIndex({ temas }: { temas: readonly Tema[] }) {
  const capitulos = [...new Set(temas.map(({ capitulo }) => capitulo))]
  return (
    <div className="grid gap-5">
      <Card className="px-4 py-4 md:px-5">
        <CardTitle className="mb-2">Una página para cada función</CardTitle>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {GUIAS.map(({ rol, slug }) => (
            <li key={slug}>
              <Link href={`${rutas.ayuda()}?guia=${slug}`} prefetch={false} className="link">
                {rolEnPalabras(rol)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={`${rutas.ayuda()}?guia=${DEL_MEDICO}`} prefetch={false} className="link">
              Para el matriculado
            </Link>
          </li>
        </ul>
      </Card>
      <div className="columns-[18rem] gap-8">
        {capitulos.map((capitulo) => (
          <section key={capitulo} className="mb-5 break-inside-avoid">
            <h2 className="mb-1.5 font-semibold">{capitulo}</h2>
            <TemaLinks temas={temas.filter((tema) => tema.capitulo === capitulo)} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** With its chapter where tasks of many stand together. */
export function TemaLinks({ temas, conCapitulo = false }: { temas: readonly Tema[]; conCapitulo?: boolean }) {
  return (
    <ul className="grid gap-1">
      {temas.map(({ slug, titulo, capitulo }) => (
        <li key={slug}>
          <Link href={addressOfTema(slug)} prefetch={false} className="link">
            {titulo}
          </Link>
          {conCapitulo && capitulo !== titulo && <span className="text-muted-foreground"> · {capitulo}</span>}
        </li>
      ))}
    </ul>
  )
}
