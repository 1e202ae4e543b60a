import { searchWords } from '@/domain/plegar'
import { rutas } from '@/lib/routes'
import type { Entrada } from '@/components/paleta/entrada'

export interface TemaNombrado {
  slug: string
  titulo: string
  capitulo: string
}

/** What is asked of the manual: 'anular un pago' of 'ayuda: anular un pago'; undefined where nothing is. */
export const helpAsked = (typed: string): string | undefined =>
  /^\s*ayuda(?:\s*:\s*|\s+)(.*)$/i.exec(typed)?.[1]

const MAX_TEMAS = 12

export function helpNamed(asked: string, temas: readonly TemaNombrado[]): Entrada[] {
  const words = searchWords(asked)
  const names = temas.filter(({ titulo, capitulo }) => {
    const own = searchWords(`${titulo} ${capitulo}`)
    return words.every((word) => own.some((name) => name.startsWith(word)))
  })
  const whole: Entrada = {
    id: 'ayuda',
    grupo: 'Ayuda',
    href: `${rutas.ayuda()}?${new URLSearchParams({ texto: asked.trim() })}`,
    titulo: `Buscar “${asked.trim()}” en el manual`,
    icono: 'ayuda',
  }
  return [
    ...names.slice(0, MAX_TEMAS).map(({ slug, titulo, capitulo }) => ({
      id: `ayuda ${slug}`,
      grupo: 'Ayuda' as const,
      href: `${rutas.ayuda()}?tema=${slug}`,
      titulo,
      detalle: capitulo,
      icono: 'ayuda' as const,
    })),
    ...(words.length > 0 ? [whole] : []),
  ]
}
