import { useEffect } from 'react'
import type { Medico, Practica } from '@/components/paleta/entries'
import { useLectura } from '@/lib/llamada/use-lectura'

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
