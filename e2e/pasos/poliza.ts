import { nombreDePoliza } from '@/domain/poliza'
import type { Mes } from '@/domain/fechas'

/** Loads a member's policy of a month through the API: the web takes two zips at once from all tests together. */
export async function loadPoliza(
  token: string,
  matriculadoID: number,
  mes: Mes,
  bytes: Buffer,
): Promise<void> {
  const form = new FormData()
  form.append('mes', String(mes.mes).padStart(2, '0'))
  form.append('anio', String(mes.anio))
  form.append('files[]', new File([Uint8Array.from(bytes)], nombreDePoliza({ ...mes, matriculadoID })))
  const response = await fetch(`${process.env['PADRON_E2E_API'] ?? ''}/federacion/cargarPolizas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { datos } = (await response.json()) as { datos: { archivos: { suerte: string }[] } | null }
  if (datos?.archivos[0]?.suerte !== 'guardada') throw new Error(`No se guardó: ${JSON.stringify(datos)}`)
}
