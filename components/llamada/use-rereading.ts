'use client'

import { useEffect, useState } from 'react'
import { type FilaCuenta, movementKey } from '@/lib/tesoreria/account-row'
import { usePropio } from '@/components/llamada/servidor'
import { addMonths, today } from '@/domain/fechas'
import type { Resultado } from '@/lib/api/result'
import type { EntradaEn, LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { useSteady } from '@/lib/llamada/use-steady'

/** Milliseconds before each further reading; together they outlast what servers usually allow a request. */
const PAUSAS = [5_000, 10_000, 15_000, 30_000, 60_000] as const
const DESPUES = 60_000

/** The read that shows whether something was done. */
export interface Witness<R extends RutaDeLectura> {
  ruta: R
  entrada: EntradaEn<R>
  /** Whose account tells as well. */
  matriculadoID?: number | undefined
}

export interface Verdict {
  fue: 'hecho' | 'pendiente' | 'dudoso'
  texto: string
  enlace?:
    | { href: string; texto: string; /** In another tab: this one holds what was typed. */ aparte?: true }
    | undefined
}

/** Today's rows of the account, and those that came since it was first read. */
export type Movements = readonly FilaCuenta[] | 'falla' | undefined

export interface Rereading {
  /** Undefined until something was read. */
  leido: Verdict | { falla: string } | undefined
  movimientos: Movements
  /** The try of the present reading; undefined between two. */
  intento: number | undefined
  /** Repeating moves money once. */
  reconoce: boolean
  vuelta: number
  /** Waiting longer does not help. */
  agotada: boolean
}

/** Reads again and again what an unanswered act left, since a foreign server may still be working on it. */
export function useRereading<R extends RutaDeLectura>(
  { ruta, entrada, matriculadoID }: Witness<R>,
  judge: (datos: LeidoEn<R>, movimientos: readonly FilaCuenta[]) => Verdict,
): Rereading {
  const reconoce = usePropio()
  const [vuelta, setVuelta] = useState(0)
  const [result, setResult] = useState<Resultado<LeidoEn<R>>>()
  const { estado, leer } = useLectura(ruta)
  const cuenta = useAccount(reconoce ? undefined : matriculadoID, vuelta)
  const asked = useSteady(entrada)
  useEffect(() => {
    void leer(asked).then((answer) => answer && setResult(answer))
  }, [leer, asked, vuelta])

  const leido = !result
    ? undefined
    : result.ok
      ? weigh(judge(result.datos, cuenta.recientes), cuenta.nuevas)
      : { falla: result.mensaje }
  const reading = estado.fase === 'leyendo' || estado.fase === 'quieta' || cuenta.leyendo
  const again = leido !== undefined && ('falla' in leido || (!reconoce && leido.fue !== 'hecho'))
  useEffect(() => {
    if (reading || !again) return
    const timer = setTimeout(() => setVuelta(vuelta + 1), PAUSAS[vuelta] ?? DESPUES)
    return () => clearTimeout(timer)
  }, [reading, again, vuelta])
  return {
    leido,
    movimientos: cuenta.falla ? 'falla' : cuenta.leida ? cuenta.recientes : undefined,
    intento: estado.fase === 'leyendo' ? estado.intento : undefined,
    reconoce,
    vuelta,
    agotada: vuelta >= PAUSAS.length,
  }
}

export const VUELTAS = PAUSAS.length + 1

/** New rows may be the act itself. */
function weigh(verdict: Verdict, nuevas: number): Verdict {
  return verdict.fue === 'pendiente' && nuevas > 0
    ? {
        fue: 'dudoso',
        texto: `${verdict.texto} Pero la cuenta corriente cambió mientras tanto: mírela antes de intentar de nuevo.`,
      }
    : verdict
}

const NINGUNA: readonly FilaCuenta[] = []

/** Rows that were there at the first reading are not new. */
function useAccount(matriculadoID: number | undefined, vuelta: number) {
  const { estado, leer } = useLectura('/pago/traerCuentaCorriente')
  const [filas, setFilas] = useState<{ antes: ReadonlySet<string>; ahora: readonly FilaCuenta[] }>()
  useEffect(() => {
    if (matriculadoID === undefined) return
    void leer(accountOf(matriculadoID)).then((answer) => {
      if (!answer?.ok) return
      const ahora = answer.datos
      setFilas((before) => ({ antes: before?.antes ?? new Set(ahora.map(movementKey)), ahora }))
    })
  }, [leer, matriculadoID, vuelta])
  const isNew = (row: FilaCuenta) => filas?.antes.has(movementKey(row)) === false
  const hoy = today()
  return {
    leyendo: estado.fase === 'leyendo',
    falla: estado.fase === 'falla',
    leida: filas !== undefined,
    nuevas: filas?.ahora.filter(isNew).length ?? 0,
    recientes:
      filas?.ahora.filter((row) => isNew(row) || (row.id !== '0-0' && (row.fecha ?? '') >= hoy)) ?? NINGUNA,
  }
}

const accountOf = (matriculadoID: number): EntradaEn<'/pago/traerCuentaCorriente'> => ({
  matriculadoID,
  desde: addMonths(today(), -1),
  hasta: addMonths(today(), 1),
  traerMatriculas: true,
  traerConceptos: true,
  traerPP: true,
})
