'use client'

import { useEffect, useId, useState } from 'react'
import { readInteger } from '@/components/form/number-input'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = { label: string; choose: (fila: LeidoEn<'/matriculado/traerTodos'>[number]) => void }

const PAUSA = 300
const MAX = 6

/** Finds a member by name or registration number, and gives the one that is pressed. */
export function MatriculadoSearch({ label, choose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { estado, leer, cancelar } = useLectura('/matriculado/traerTodos')

  useEffect(() => {
    const filtro = filterOf(typed)
    if (!filtro) return cancelar()
    const timer = setTimeout(() => void leer({ pagina: 1, ...filtro }), PAUSA)
    return () => clearTimeout(timer)
  }, [typed, leer, cancelar])

  const filas = estado.fase === 'lista' ? estado.datos.slice(0, MAX) : []
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="search"
        value={typed}
        placeholder="Nombre o matrícula"
        autoComplete="off"
        maxLength={100}
        aria-describedby={`${id}-estado`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-estado`} role="status" className="text-[0.8125rem] text-muted-foreground empty:hidden">
        {toldOf(estado.fase, filas.length)}
      </p>
      {filas.length > 0 && (
        <ul aria-label="Médicos encontrados" className="grid gap-0.5">
          {filas.map((fila) => (
            <li key={fila.id}>
              <button
                type="button"
                className="min-h-8 w-full rounded-md px-2.5 text-left hover:bg-muted pointer-coarse:min-h-11"
                onClick={() => {
                  setTyped('')
                  choose(fila)
                }}
              >
                {fila.apellidoNombre}{' '}
                <span className="text-muted-foreground tabular-nums">· {fila.matricula}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Digits are a matrícula; names need three letters. */
function filterOf(typed: string): { nombre: string } | { matricula: string } | undefined {
  const text = typed.trim()
  const number = readInteger(text)
  if (number !== null) return { matricula: String(number) }
  return text.length >= 3 ? { nombre: text } : undefined
}

function toldOf(fase: string, found: number): string {
  if (fase === 'leyendo') return 'Buscando…'
  if (fase === 'falla') return 'No se pudo buscar. Escriba otra vez.'
  return fase === 'lista' && found === 0 ? 'Sin resultados' : ''
}
