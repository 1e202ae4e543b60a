import { FilePen } from '@/components/ui/icons'
import type { Recuperado } from '@/components/form/unsaved-form'
import { Button } from '@/components/ui/button'

export function RecoveredNotice({ recuperado }: { recuperado: Recuperado | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {recuperado && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink">
          <FilePen aria-hidden className="size-4 shrink-0" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">Se recuperó lo que estaba escribiendo</p>
            {recuperado.cambiado && <p>Esos datos cambiaron mientras tanto: revíselos antes de guardar.</p>}
            {recuperado.secreto && <p>La contraseña no se guarda: hay que escribirla otra vez.</p>}
          </div>
          <Button variant="outline" size="sm" onClick={recuperado.descartar}>
            Descartar
          </Button>
        </div>
      )}
    </div>
  )
}
