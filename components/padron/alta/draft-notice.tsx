import { FilePen } from '@/components/ui/icons'
import { draft, reachable } from '@/components/padron/alta/draft'
import { PASOS, type Paso } from '@/components/padron/alta/fields'
import { useConfirm } from '@/components/form/confirm'
import { Button } from '@/components/ui/button'

type Props = {
  nombre: string | undefined
  paso: Paso
  hechos: readonly Paso[]
  ir: (paso: Paso) => void
}

export function DraftNotice({ nombre, paso, hechos, ir }: Props) {
  const confirm = useConfirm()
  const de = nombre ? ` de ${nombre}` : ''
  const last = PASOS.findLast((each) => reachable(each, hechos) === each) ?? paso

  async function restart() {
    const sure = await confirm({
      title: '¿Empezar de nuevo?',
      description: `Se borra el borrador${de}. No se puede deshacer.`,
      yes: 'Borrar y empezar de nuevo',
      no: 'Conservar el borrador',
      tone: 'destructive',
    })
    if (!sure) return
    draft.discard()
    ir('inicial')
  }
  function resume() {
    draft.dismiss()
    ir(last)
  }
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-2 font-medium wrap-anywhere">
        <FilePen aria-hidden className="size-4 shrink-0" />
        Hay un borrador sin guardar{de}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void restart()}>
          Empezar de nuevo
        </Button>
        <Button size="sm" onClick={resume}>
          Continuar
        </Button>
      </div>
    </div>
  )
}
