'use client'

import { useEffect } from 'react'
import { draft } from '@/components/alta/draft'
import type { Alta } from '@/components/alta/schema'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { INTENTOS } from '@/lib/llamada/intentos'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { type EstadoLectura, useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/rutas'

type Props = { alta: Alta; repetir: () => Promise<void>; ocupado: boolean; close: () => void }
type Filas = LeidoEn<'/matriculado/traerTodos'>

/** No answer came: looks the DNI up in the register and only then says what can be done (D3). */
export function UnknownOutcome({ alta, repetir, ocupado, close }: Props) {
  const leaveSaved = useLeaveSaved()
  const { estado, leer } = useLectura('/matriculado/traerTodos')
  const { dni } = alta
  useEffect(() => {
    if (!ocupado) void leer({ pagina: 1, dni: String(dni) })
  }, [dni, leer, ocupado])

  const fila = estado.fase === 'lista' ? estado.datos.find((row) => row.dni === dni) : undefined
  const nuestro = fila?.matricula === alta.matricula
  function finish() {
    draft.deliver()
    void leaveSaved(rutas.matriculados())
  }
  return (
    <>
      <DialogBody>
        <div role="alert" tabIndex={-1} data-lectura className="grid gap-2 outline-none">
          <p className="font-medium">No se sabe si el matriculado se guardó.</p>
          <p className="text-soft">{explain(estado, fila, alta)}</p>
          {estado.fase === 'leyendo' && (
            <p role="status" className="inline-flex items-center gap-2 text-soft">
              <Spinner /> Intento {estado.intento} de {INTENTOS}
            </p>
          )}
          {fila?.id !== undefined && (
            <p>
              <a href={rutas.ficha(fila.id)} target="_blank" rel="noopener" className="link">
                Ver su ficha en otra pestaña
              </a>
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} disabled={ocupado}>
          Volver a los datos
        </Button>
        {estado.fase === 'falla' && (
          <Button onClick={() => void leer({ pagina: 1, dni: String(dni) })}>Buscar otra vez</Button>
        )}
        {nuestro && (
          <Button variant="primary" onClick={finish}>
            Terminar
          </Button>
        )}
        {estado.fase === 'lista' && !fila && (
          <Button variant="primary" busy={ocupado} onClick={() => void repetir()}>
            {ocupado && <Spinner />}
            {ocupado ? 'Guardando...' : 'Guardar otra vez'}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

function explain(estado: EstadoLectura<Filas>, fila: Filas[number] | undefined, alta: Alta): string {
  if (estado.fase === 'falla')
    return `Tampoco se pudo buscar el DNI ${alta.dni} (${estado.falla.mensaje}). El borrador queda en esta pestaña: búsquelo en Matriculados antes de guardar otra vez.`
  if (estado.fase !== 'lista') return `Se busca el DNI ${alta.dni} en el padrón para saberlo.`
  if (!fila) return `El DNI ${alta.dni} no está en el padrón: no se guardó. Puede guardarlo otra vez.`
  const quien = `${fila.apellidoNombre ?? 'un matriculado'}, matrícula ${fila.matricula ?? '—'}`
  return fila.matricula === alta.matricula
    ? `El DNI ${alta.dni} ya está en el padrón: ${quien}. Quedó guardado.`
    : `El DNI ${alta.dni} ya está en el padrón con otra matrícula: ${quien}. Revise los datos.`
}
