import { writtenSize } from '@/domain/peso'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaAdjunto = LeidoEn<'/adjunto/traerTodos'>[number]
/** The one that holds, or one that it replaced. */
export type VersionDeAdjunto = Pick<
  FilaAdjunto,
  'id' | 'nombre' | 'formato' | 'bytes' | 'huella' | 'subido' | 'quien'
>

/** Another content has another address, so that no browser shows an older one. */
export const addressOfAdjunto = ({ id = 0, huella = '' }: VersionDeAdjunto): string =>
  addressOfArchivo('/adjunto/bajar', { adjuntoID: id }, huella)

const FORMATOS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/** 'PDF, 120 kB'. */
export const describeFile = ({ formato, bytes = 0 }: VersionDeAdjunto): string =>
  `${FORMATOS[formato ?? ''] ?? 'Archivo'}, ${writtenSize(bytes)}`
