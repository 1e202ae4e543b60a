'use client'

import { draft } from '@/components/padron/alta/draft'
import type { Alta } from '@/components/padron/alta/schema'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { type TextosInciertos, UnknownBody } from '@/components/llamada/unknown-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Props = { alta: Alta; repetir: () => Promise<void>; ocupado: boolean; close: () => void }

const TEXTOS: TextosInciertos = {
  que: 'el matriculado se guardó',
  repetir: 'Guardar otra vez',
  riesgo: 'el matriculado puede quedar dos veces',
  revisar: 'en Matriculados, por su DNI,',
  cerrar: 'Volver a los datos',
}

/** Nothing confirmed that the doctor was saved, so the register is searched for the DNI. */
export function UnknownOutcome({ alta, repetir, ocupado, close }: Props) {
  const leaveSaved = useLeaveSaved()
  return (
    <UnknownBody
      witness={{ ruta: '/matriculado/traerTodos', entrada: { pagina: 1, dni: String(alta.dni) } }}
      judge={(filas) => judge(filas, alta)}
      textos={TEXTOS}
      pendiente={ocupado}
      repetir={() => void repetir()}
      close={close}
      terminar={() => {
        draft.deliver()
        void leaveSaved(rutas.matriculados())
      }}
    />
  )
}

/** Another server's filter may be loose, so the rows are compared exactly. */
function judge(filas: LeidoEn<'/matriculado/traerTodos'>, alta: Alta): Verdict {
  const fila = filas.find(({ dni }) => dni === alta.dni)
  if (!fila) return { fue: 'pendiente', texto: `El DNI ${alta.dni} no está en el padrón.` }
  const { id, apellidoNombre = 'un matriculado', matricula } = fila
  const quien = `${apellidoNombre}, matrícula ${matricula ?? '—'}`
  const enlace =
    id === undefined
      ? undefined
      : { href: rutas.ficha(id), texto: 'Ver su ficha en otra pestaña', aparte: true as const }
  return matricula === alta.matricula
    ? { fue: 'hecho', texto: `El DNI ${alta.dni} ya está en el padrón: ${quien}. Quedó guardado.`, enlace }
    : {
        fue: 'dudoso',
        texto: `El DNI ${alta.dni} ya está en el padrón con otra matrícula: ${quien}. Revise los datos.`,
        enlace,
      }
}
