import type { PorEmitir } from '@/components/credenciales/papel/print-values'
import type { Registrado } from '@/components/credenciales/papel/use-issue'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert, CircleCheck } from '@/components/ui/icons'
import { nameOfPapel } from '@/domain/papel'
import { toJson } from '@/lib/exact-json'

type Props = { registrado: Registrado | undefined; porEmitir: PorEmitir }

/** What the register holds of this dialog's papers, and what the next press does. */
export function IssuedNotice({ registrado, porEmitir }: Props) {
  const same = registrado?.entrada === toJson(porEmitir)
  if (registrado?.fue === 'incierto')
    return (
      <DangerNotice
        role="alert"
        icon={CircleAlert}
        title="El servidor no confirmó el resultado: no se sabe si el papel se emitió."
      >
        <p className="mt-1 pl-6">
          {same
            ? 'Imprima otra vez sin cambiar nada: si ya se emitió, sale ese mismo y no otro.'
            : 'Los datos cambiaron: imprimir emite otro papel, aunque aquel se haya emitido.'}
        </p>
      </DangerNotice>
    )
  const { clase, numero } = registrado?.papel ?? {}
  return (
    <p
      role="status"
      className="flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink empty:hidden"
    >
      {clase && numero && (
        <>
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong>Emitido: {nameOfPapel(clase, numero)}.</strong>{' '}
            {same
              ? 'Imprimir otra vez, con membrete o sin él, saca el mismo original. Después de cerrar, sus copias salen de Papeles: imprimir acá de nuevo emite otro.'
              : 'Los datos cambiaron: imprimir emite otro papel, con otro número.'}
          </span>
        </>
      )}
    </p>
  )
}
