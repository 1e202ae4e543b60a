import { SIN_DIBUJO, undrawn } from '@/components/documents/printable'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'

/**
 * Signs that fall out on paper are told while they can still be written otherwise. `textos` is what people typed of what
 * is going to be printed: here or in the record.
 */
export function UndrawnNotice({ textos }: { textos: readonly (string | null | undefined)[] }) {
  const signos = undrawn(textos.filter(Boolean).join('\n'))
  if (signos.length === 0) return null
  return (
    <DangerNotice
      role="status"
      icon={CircleAlert}
      title={`El papel no puede llevar ${signos.length === 1 ? 'este signo' : 'estos signos'}: ${signos.join(' ')}`}
    >
      <p className="mt-1 pl-6">
        Donde {signos.length === 1 ? 'está, queda' : 'están, queda'} {SIN_DIBUJO}. Reemplácelo por uno común,
        en la ficha o en lo que escribió.
      </p>
    </DangerNotice>
  )
}
