import { type TextosInciertos, UnknownBody } from '@/components/llamada/unknown-outcome'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import type { EntradaEn, LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import type { FilaCuenta } from '@/lib/tesoreria/account-row'

type Testigo<R extends RutaDeLectura> = TextosInciertos & {
  entrada: EntradaEn<R>
  /** Whose account tells as well. */
  cuentaDe?: number
} & (
    | {
        /** What was read shows that it was done. */
        hecho: (leido: LeidoEn<R>) => boolean
        /** 'El período quedó agregado.' */
        quedo: string
        /** 'En la lista no está.' */
        falta: string
      }
    /** Where a row may also leave it doubtful. */
    | { juzga: (leido: LeidoEn<R>, movimientos: readonly FilaCuenta[]) => Verdict }
  )

/** Tells by what is read from `ruta` whether a change without an answer was done (decision 66). */
export const testigo =
  <R extends RutaDeLectura>(ruta: R, { entrada, cuentaDe, ...rest }: Testigo<R>): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta, entrada, matriculadoID: cuentaDe }}
      judge={'juzga' in rest ? rest.juzga : (leido) => said(rest, rest.hecho(leido))}
      textos={rest}
    />
  )

const said = ({ quedo, falta }: { quedo: string; falta: string }, hecho: boolean): Verdict =>
  hecho ? { fue: 'hecho', texto: quedo } : { fue: 'pendiente', texto: falta }
