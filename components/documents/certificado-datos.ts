import type { Documento } from '@/domain/certificado/documento'
import type { Fecha } from '@/domain/fechas'
import type { Membrete } from '@/domain/membrete'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** The council's letterhead and sheet; the logo as a data address. */
export type MembreteDatos = Membrete & { logo?: string | undefined }

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
  /** Otherwise the issuer's name and lines, with the sheet and margins that certificates come with. */
  membrete?: MembreteDatos | undefined
  apaisada: boolean
  /** Of a paper in the register: 'Certificado N° 12' and the code it is checked by, at the foot of every page. */
  registro?: { nombre: string; codigo: string } | undefined
  sello?: 'COPIA' | 'ANULADO' | undefined
}

type Comun = keyof Emisor | 'titulo' | 'firmante' | 'conMembrete' | 'membrete' | 'apaisada'
/** Many of one type and one signatory, with what they have in common told once. */
export type CertificadosDatos = Pick<CertificadoDatos, Comun> & {
  papeles: readonly Omit<CertificadoDatos, Comun>[]
}
