import {
  Bookmark,
  CircleCheck,
  CircleX,
  CreditCard,
  CornerDownLeft,
  FileBadge,
  Info,
  ListChecks,
  ListFilter,
  type IconType,
  ReceiptText,
  Rows3,
  ScrollText,
  SquareMenu,
  UserCog,
  UserRound,
} from '@/components/ui/icons'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Entrada, Icono } from '@/components/paleta/entrada'

const ICONS: Record<Icono, IconType> = {
  recibo: ReceiptText,
  medico: UserRound,
  pantalla: SquareMenu,
  vista: Bookmark,
  pagos: CreditCard,
  cuenta: ScrollText,
  habilitado: CircleCheck,
  noHabilitado: CircleX,
  lista: ListFilter,
  ayuda: Info,
  papel: FileBadge,
  plan: ListChecks,
  fila: Rows3,
  usuario: UserCog,
}

/** What stands under a doctor. */
const BELOW: ReadonlySet<Icono> = new Set(['pagos', 'cuenta', 'habilitado', 'noHabilitado'])

type Props = {
  id: string
  entries: readonly Entrada[]
  active: number
  onPick: (entry: Entrada, event: MouseEvent) => void
}

/** The focus stays in the text while the active line moves. */
export function PaletteList({ id, entries, active, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, entries])
  const groups = [...new Set(entries.map(({ grupo }) => grupo))]
  return (
    <div
      ref={box}
      id={`${id}-lista`}
      role="listbox"
      aria-label="Resultados"
      className="max-h-[min(26rem,60dvh)] min-h-24 flex-1 overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.map((grupo) => (
        <div key={grupo} role="group" aria-labelledby={`${id}-${grupo}`}>
          <div
            id={`${id}-${grupo}`}
            role="presentation"
            className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted-foreground"
          >
            {grupo}
          </div>
          {entries.map((entry, index) =>
            entry.grupo === grupo ? (
              <Line
                key={entry.id}
                id={`${id}-${index}`}
                entry={entry}
                active={index === active}
                onPick={(event) => onPick(entry, event)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

type LineProps = { id: string; entry: Entrada; active: boolean; onPick: (event: MouseEvent) => void }

function Line({ id, entry: { titulo, detalle, icono }, active, onPick }: LineProps) {
  const Icon = ICONS[icono]
  const below = BELOW.has(icono)
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      data-active={active || undefined}
      className={`flex min-h-10 items-center gap-2.5 rounded-md py-1 pr-2.5 hover:bg-muted data-active:bg-primary-tint data-active:text-primary-ink pointer-coarse:min-h-11 ${below ? 'pl-8' : 'pl-2.5'}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onAuxClick={(event) => event.button === 1 && onPick(event)}
    >
      <Icon aria-hidden className="size-4 shrink-0 opacity-75" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{titulo}</span>
        {detalle && <span className="text-[0.8125rem] text-muted-foreground tabular-nums">{detalle}</span>}
      </span>
      {active && (
        <CornerDownLeft aria-hidden className="size-3.5 shrink-0 opacity-60 pointer-coarse:hidden" />
      )}
    </div>
  )
}
