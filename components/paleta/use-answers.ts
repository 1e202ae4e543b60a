import { useEffect, useState } from 'react'
import type { Hallazgo } from '@/components/paleta/found-entries'
import { isReceipt, QUIETUD, receiptAsked } from '@/components/paleta/query'
import { useLectura } from '@/lib/llamada/use-lectura'
import type { Practica, Medico } from '@/components/paleta/medico-entries'
import type { ReciboHallado } from '@/components/paleta/entries'
import { helpAsked, type TemaNombrado } from '@/components/paleta/help-entries'

const MINIMO = 2

/** What else a text finds on our own server; nothing while that is not known. */
export function useFound(typed: string, activa: boolean): readonly Hallazgo[] {
  const { leer, cancelar, estado } = useLectura('/inicio/buscar')
  const texto = activa && typed.trim().length >= MINIMO ? typed.trim().slice(0, 100) : ''
  useEffect(() => {
    if (texto === '') return
    const timer = setTimeout(() => void leer({ texto }), QUIETUD)
    return () => {
      clearTimeout(timer)
      cancelar()
    }
  }, [texto, leer, cancelar])
  return texto !== '' && estado.fase === 'lista' ? estado.datos : []
}

/** Whether the only doctor found may practise today; undefined while that is not known. `activa` where it may be asked. */
export function usePractice(medicos: readonly Medico[], activa: boolean): Practica | undefined {
  const { leer, cancelar, estado } = useLectura('/habilitacion/traerDatos')
  const id = activa && medicos.length === 1 ? medicos[0]?.id : undefined
  useEffect(() => {
    if (id === undefined) return
    void leer({ matriculadoID: id })
    return cancelar
  }, [id, leer, cancelar])
  if (id === undefined || estado.fase !== 'lista') return undefined
  const { habilitado = false, titulo, partes = [] } = estado.datos
  const textOf = (wanted: string) => partes.find(({ tema }) => tema === wanted)?.texto
  return { habilitado, texto: [titulo, textOf('deuda'), textOf('seguro')].filter(Boolean).join(' · ') }
}

/** The receipt whose number was typed; undefined while that is not known. `activa` where it may be asked. */
export function useReceiptNumbered(typed: string, activa: boolean): ReciboHallado | undefined {
  const { leer, cancelar, estado } = useLectura('/recibo/traerTodos')
  const numero = activa ? receiptAsked(typed) : undefined
  useEffect(() => {
    if (numero === undefined) return
    const timer = setTimeout(() => void leer({ pagina: 1, numero }), QUIETUD)
    return () => {
      clearTimeout(timer)
      cancelar()
    }
  }, [numero, leer, cancelar])
  const found = estado.fase === 'lista' ? estado.datos.filas?.[0] : undefined
  if (numero === undefined || !found) return undefined
  // An answer to what was typed before names another.
  return isReceipt(numero, found.nroRecibo ?? null, found.reciboAnterior ?? null) ? found : undefined
}

/**
 * The manual's tasks, read once `typed` asks for help; without an answer its search is still there. Another server's web
 * has none.
 */
export function useTemas(typed: string, propio: boolean) {
  const asked = propio && helpAsked(typed) !== undefined
  const [temas, setTemas] = useState<readonly TemaNombrado[]>([])
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    fetch('/api/ayuda', { signal: leaving.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<TemaNombrado[]>) : []))
      .then(setTemas)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [asked])
  return { asked, temas: propio ? { temas } : {} }
}
