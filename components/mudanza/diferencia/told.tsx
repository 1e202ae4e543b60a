import type { Diferencia } from '@/components/mudanza/diferencia/datos'
import { Badge } from '@/components/ui/badge'
import { formatInstante } from '@/domain/fechas'
import { DECIDIDO } from '@/domain/mudanza/diferencia'

/** What was decided, by whom and when. */
export function Told({ respuesta }: { respuesta: Diferencia['respuesta'] }) {
  if (!respuesta?.valor) return <p className="text-muted-foreground">Todavía nadie la respondió.</p>
  const { valor, deTodos, quien, cuando } = respuesta
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge color={valor === 'afuera' ? 'orange' : 'green'}>{DECIDIDO[valor]}</Badge>
      <span className="text-sm text-muted-foreground">
        {deTodos ? 'Para todos, por' : 'Por'} {quien}
        {cuando && `, el ${formatInstante(cuando)}`}
      </span>
    </p>
  )
}
