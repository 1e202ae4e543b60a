import type * as z from 'zod'
import type { TipoSimple } from '@/components/form/basic-field'
import type { RutaCatalogo } from '@/components/form/catalogo-select'
import { checkForma } from '@/components/form/check-forma'
import { lazyResolver } from '@/components/form/lazy-resolver'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Option } from '@/components/ui/options'
import type { Acto } from '@/domain/acto-por-estado'
import type { EntradaEn, RutaDeCambio } from '@/lib/llamada/call-paths'

/** Values by the call's keys. */
export type Valores = Readonly<Record<string, unknown>>

/** A field as data; its name is the call's key. Catalogues declare the simple kinds in the same words. */
export type Campo = { etiqueta: string; requerido?: true; medio?: true } & (
  | { tipo: TipoSimple; maximo?: number }
  /** `lejana`: a day more than a year ahead is asked back, and this key carries the answer. */
  | { tipo: 'fecha'; lejana?: string }
  | { tipo: 'opcion'; opciones: readonly Option<string | number>[] }
  | { tipo: 'catalogo'; de: RutaCatalogo }
)

/** What a dialog that sends one form for a member is: everything but the member and the row it was opened for. */
interface Declaracion<R extends RutaDeCambio> {
  titulo: string
  /** Told once it is done, and the title of a refusal. */
  exito: string
  fracaso: string
  /** In the order of the screen; two neighbours of `medio` share a line. */
  campos: { readonly [K in keyof EntradaEn<R>]?: Campo }
  /** The call itself, imported at the first check: its forma is the check. */
  llamada: () => Promise<{ ruta: R; entrada: { forma: z.ZodType<EntradaEn<R>> } }>
  /** The member's state is weighed before the server does, and may ask for a reason. */
  acto?: Acto
  /**
   * What is known without an answer: words for an act that may be repeated without harm ('se editó el período'), or else the
   * witness that tells whether it was done.
   */
  incierto: string | ((entrada: EntradaEn<R>) => ShowOutcome)
}

export type Formulario<R extends RutaDeCambio> = ReturnType<typeof formulario<R>>

/** Declares the form of one act; DialogOf draws and sends it (docs/agregar-un-acto.md). */
export const formulario = <R extends RutaDeCambio>(ruta: R, declaracion: Declaracion<R>) => ({
  ...declaracion,
  ruta,
  campos: Object.entries<Campo | undefined>(declaracion.campos).flatMap(([name, campo]) =>
    campo ? [{ ...campo, name }] : [],
  ),
  resolver: lazyResolver<Valores, Valores>(async () => {
    const { entrada } = await declaracion.llamada()
    return (values) => checkForma(entrada.forma as z.ZodType<Valores>, values)
  }),
})
