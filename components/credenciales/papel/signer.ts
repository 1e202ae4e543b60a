import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { TIPOS_FIRMA, readLabel } from '@/domain/firmante'
import type { Falla } from '@/lib/api/result'
import { fetchRead } from '@/lib/llamada/ask-proxy'

type Firmante = CertificadoDatos['firmante']

/** Who signs, read off 'Name (position)', with his picture if there is one. A failed read is answered. */
export async function readSigner(id: number, label: string): Promise<{ ok: true; datos: Firmante } | Falla> {
  const imagen = await readPicture(id)
  return imagen.ok ? { ok: true, datos: { ...readLabel(label), imagen: imagen.datos } } : imagen
}

type Picture = Promise<{ ok: true; datos: string | undefined } | Falla>

async function readPicture(id: number): Picture {
  const read = await fetchRead('/firmante/traerDatos', { id }, { senal: new AbortController().signal })
  return read.ok ? { ok: true, datos: pictureOf(read.datos.imagen ?? '') } : read
}

/** A picture inside the row, with its kind before it or bare; an address elsewhere is not asked for. */
export function pictureOf(text: string): string | undefined {
  const [, named, base64 = ''] =
    /^(?:data:(image\/[a-z]+);base64,)?([A-Za-z0-9+/]{40,}={0,2})$/.exec(text.trim()) ?? []
  const tipo = base64.startsWith('iVBORw0KGgo')
    ? 'image/png'
    : base64.startsWith('/9j/')
      ? 'image/jpeg'
      : undefined
  return tipo && (named === undefined || TIPOS_FIRMA.some((one) => one === named))
    ? `data:${tipo};base64,${base64}`
    : undefined
}
