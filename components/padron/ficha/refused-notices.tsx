import { MAIL, MEDIOS, WHATSAPP } from '@/domain/mensaje'
import { TEMAS_DE_AVISO } from '@/domain/tema-de-aviso'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Rehusado = LeidoEn<'/aviso_rehusado/traerTodos'>[number]

/** What he chose not to get; nothing where he gets all. The record does not wait. */
export async function RefusedNotices({ rehusados }: { rehusados: Promise<Resultado<Rehusado[]>> }) {
  const result = await rehusados
  if (!result.ok || result.datos.length === 0) return null
  const words = result.datos.map(
    ({ tema = 'deuda', medio }) =>
      `${TEMAS_DE_AVISO[tema].nombre} por ${MEDIOS[medio === MAIL ? MAIL : WHATSAPP]}`,
  )
  return (
    <p className="mb-4 rounded-lg border bg-surface px-4 py-3">
      <strong className="font-semibold">Avisos que no quiere:</strong> {words.join(', ')}
    </p>
  )
}
