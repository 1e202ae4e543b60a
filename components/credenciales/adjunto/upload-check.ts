import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { MAGIA_BYTES, otroTipo, pesaDeMas, tipoDe } from '@/domain/tipos-de-archivo'

export { guessTipo } from '@/domain/adjunto'

/** What the server would refuse, known before anything is sent. */
export async function faultOf(file: File): Promise<string | undefined> {
  const { maximo, tipos } = ADJUNTO_ENTRANTE
  if (file.size === 0) return `«${file.name}» está vacío.`
  if (file.size > maximo) return pesaDeMas(maximo, file.name)
  const start = new Uint8Array(await file.slice(0, MAGIA_BYTES).arrayBuffer())
  const tipo = tipoDe(start)
  return tipo && tipos.some((one) => one === tipo) ? undefined : otroTipo(file.name, start, tipos)
}
