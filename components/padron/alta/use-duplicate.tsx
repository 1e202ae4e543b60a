import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/routes'

type Filtro = 'matricula' | 'dni' | 'cuitCuil'
type Fila = LeidoEn<'/matriculado/traerTodos'>[number]
type Hallado = { texto: string; fila: Fila | undefined }

const PAUSA = 250
/** How long 'Siguiente' waits; the register refuses a duplicate anyway. */
const PACIENCIA = 800

const NOMBRES: Record<Filtro, string> = {
  matricula: 'La matrícula',
  dni: 'El DNI',
  cuitCuil: 'El CUIT/CUIL',
}

type Settings<T extends FieldValues, O> = {
  form: UseFormReturn<T, unknown, O>
  name: FieldPath<T>
  filtro: Filtro
  textOf: (value: unknown) => string | undefined
}

export const numberText = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : undefined

/**
 * Tells while typing that a number is another doctor's. `free` tells 'Siguiente' whether it is free, as far as is
 * known.
 */
export function useDuplicate<T extends FieldValues, O>({ form, name, filtro, textOf }: Settings<T, O>) {
  const { leer } = useLectura('/matriculado/traerTodos')
  const texto = textOf(useWatch({ control: form.control, name }))
  const [hallado, setHallado] = useState<Hallado>()
  const { submitCount } = form.formState
  const asked = useRef<{ texto: string; answer: Promise<Hallado | undefined> }>(undefined)

  const ask = useCallback(
    (wanted: string) => {
      if (asked.current?.texto === wanted) return asked.current.answer
      const answer = lookUp(leer, filtro, wanted).then((found) => {
        if (found) setHallado(found)
        else if (asked.current?.texto === wanted) asked.current = undefined
        return found
      })
      asked.current = { texto: wanted, answer }
      return answer
    },
    [leer, filtro],
  )
  useEffect(() => {
    if (texto === undefined) return
    const timer = setTimeout(() => void ask(texto), PAUSA)
    return () => clearTimeout(timer)
  }, [texto, ask])

  const fila = hallado && hallado.texto === texto ? hallado.fila : undefined
  const mensaje = fila && `${NOMBRES[filtro]} ${texto} ya es de ${fila.apellidoNombre ?? 'otro matriculado'}`
  // A refused submit replaces the form's errors, so this one is put back.
  useEffect(() => {
    if (mensaje) form.setError(name, { type: 'duplicado', message: mensaje })
  }, [mensaje, submitCount, form, name])

  async function free(): Promise<boolean> {
    if (texto === undefined) return true
    const found = await Promise.race([ask(texto), patience()])
    if (!found?.fila) return true
    form.setFocus(name)
    return false
  }
  return { aviso: fila && <OtherMember fila={fila} />, mensaje, free }
}

const patience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PACIENCIA)
  })

type Leer = ReturnType<typeof useLectura<'/matriculado/traerTodos'>>['leer']

/** Another server's filter may match parts of the number, so its next pages are searched too. */
const PAGINAS = 5

async function lookUp(leer: Leer, filtro: Filtro, texto: string): Promise<Hallado | undefined> {
  let seen = 0
  for (let pagina = 1; pagina <= PAGINAS; pagina++) {
    const entrada: EntradaEn<'/matriculado/traerTodos'> = { pagina, [filtro]: texto }
    const result = await leer(entrada)
    if (!result?.ok) return undefined
    // Rows have no CUIT, so only a server with that filter is asked.
    const fila = result.datos.find((row) => filtro === 'cuitCuil' || String(row[filtro]) === texto)
    seen += result.datos.length
    if (fila || result.datos.length === 0 || seen >= (result.total ?? 0)) return { texto, fila }
  }
  return { texto, fila: undefined }
}

function OtherMember({ fila: { id } }: { fila: Fila }) {
  if (id === undefined) return null
  return (
    <a href={rutas.ficha(id)} target="_blank" rel="noopener" className="link">
      Ver su ficha en otra pestaña
    </a>
  )
}
