import type { Documento } from '@/domain/certificado/documento'
import type { Fecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** A certificate as it is printed: its body filled, and who signs it. */
export type CertificadoDatos = Emisor & {
  /** The type's name, and the member's number for the file's name. */
  titulo: string
  matricula: number | undefined
  fecha: Fecha
  documento: Documento
  /** 'Válido desde el …'; absent where the certificate has no validity. */
  validez?: string | undefined
  firmante: { nombre: string; cargo: string; imagen?: string | undefined }
  /** Otherwise its place stays free, for paper that has the council's name on it. */
  conMembrete: boolean
  apaisada: boolean
}
