import { useEffect, useState } from 'react'
import { type Consulta, QUIETUD, readsOf } from '@/components/paleta/query'
import { useLectura } from '@/lib/llamada/use-lectura'
import type { Medico } from '@/components/paleta/medico-entries'

interface Hallado {
  clave: string
  medicos: readonly Medico[]
  total: number
  mensaje?: string
}

const NADA: Hallado = { clave: '', medicos: [], total: 0 }

export interface Busqueda extends Omit<Hallado, 'clave'> {
  lista: boolean
  intento: number
}

/** A new question drops the reads of the one before. */
export function useMedicos(consulta: Consulta, activa: boolean): Busqueda {
  const { leer: leerUno, estado } = useLectura('/matriculado/traerTodos')
  const { leer: leerOtro } = useLectura('/matriculado/traerTodos')
  const [hallado, setHallado] = useState(NADA)
  const clave = activa ? JSON.stringify(readsOf(consulta)) : '[]'

  useEffect(() => {
    const [uno, otro] = JSON.parse(clave) as ReturnType<typeof readsOf>
    if (!uno) return
    let current = true
    const ask = async () => {
      const results = await Promise.all([
        leerUno({ pagina: 1, ...uno }),
        otro && leerOtro({ pagina: 1, ...otro }),
      ])
      if (!current || results.includes(null)) return
      const found = new Map<number | undefined, Medico>()
      let total = 0
      let mensaje: string | undefined
      for (const result of results) {
        if (!result) continue
        if (!result.ok) {
          mensaje = result.mensaje
          continue
        }
        for (const row of result.datos) found.set(row.id, row)
        total += result.total ?? result.datos.length
      }
      const medicos = [...found.values()]
      setHallado({ clave, medicos, total: otro ? medicos.length : total, ...(mensaje && { mensaje }) })
    }
    const timer = setTimeout(() => void ask(), QUIETUD)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [clave, leerUno, leerOtro])

  if (clave === '[]') return { medicos: [], total: 0, lista: true, intento: 1 }
  const { clave: answered, ...rest } = hallado
  return { ...rest, lista: answered === clave, intento: estado.fase === 'leyendo' ? estado.intento : 1 }
}
