import Link from 'next/link'
import { ResultTable } from '@/components/debitos/rendicion/result-table'
import { UndoRendicionButton } from '@/components/debitos/rendicion/undo-rendicion-button'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { ESTADO_DE_RENDICION, type EstadoDeRendicion } from '@/domain/debito/rendicion'
import { formatInstante } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const COLOR_DE_RENDICION: Readonly<Record<EstadoDeRendicion, BadgeColor>> = {
  leida: 'orange',
  aplicando: 'blue',
  parcial: 'red',
  aplicada: 'green',
  deshecha: 'grey',
}

export type Rendicion = LeidoEn<'/rendicion/traerTodas'>[number] &
  Partial<Pick<LeidoEn<'/rendicion/traerDatos'>, 'codigos' | 'repetidas' | 'faltan'>>

/** A report that came in: who read it, what it says by result, and how it is taken back. */
export function RendicionCard({ rendicion }: { rendicion: Rendicion }) {
  const { id, nombre = 'Rendición', estado, leida, quien, aplicada } = rendicion
  if (id === undefined || estado === undefined) return null
  const told = [
    leida && `Leída el ${formatInstante(leida).slice(0, -3)}${quien ? ` por ${quien}` : ''}.`,
    aplicada && `Aplicada el ${formatInstante(aplicada).slice(0, -3)}.`,
  ]
  return (
    <section aria-label={nombre} className="grid gap-2 border-t pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={rutas.rendicion(id)} prefetch={false} className="link font-medium wrap-anywhere">
          {nombre}
        </Link>
        <Badge color={COLOR_DE_RENDICION[estado]}>{ESTADO_DE_RENDICION[estado]}</Badge>
        {(estado === 'aplicada' || estado === 'parcial') && (
          <UndoRendicionButton rendicionID={id} nombre={nombre} />
        )}
      </div>
      <p className="text-muted-foreground">{[...told, ...tallyOf(rendicion)].filter(Boolean).join(' ')}</p>
      {estado === 'deshecha' ? null : rendicion.codigos ? (
        <ResultTable rendicionID={id} codigos={rendicion.codigos} />
      ) : (
        <p role="alert">No se pudo leer qué dice: vuelva a abrir esta pantalla antes de aplicarla.</p>
      )}
    </section>
  )
}

function tallyOf({ lineas = 0, repetidas = 0, faltan = 0 }: Rendicion): string[] {
  return [
    lineas === 1 ? '1 renglón.' : `${formatCount(lineas)} renglones.`,
    repetidas === 0
      ? ''
      : repetidas === 1
        ? '1 ya estaba en otra rendición y no se repite.'
        : `${formatCount(repetidas)} ya estaban en otra rendición y no se repiten.`,
    faltan === 0
      ? ''
      : faltan === 1
        ? '1 débito enviado no tiene respuesta.'
        : `${formatCount(faltan)} débitos enviados no tienen respuesta.`,
  ]
}
