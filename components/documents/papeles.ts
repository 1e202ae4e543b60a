import { arqueo } from '@/components/documents/arqueo'
import { carnet, carnets } from '@/components/documents/carnet'
import { certificado, certificados } from '@/components/documents/certificado'
import { convenio } from '@/components/documents/convenio'
import { informe } from '@/components/documents/informe/informe'
import { type Papel, drawPapel } from '@/components/documents/papel'
import { recibo } from '@/components/documents/recibo'

const papeles = { recibo, certificado, certificados, carnet, carnets, convenio, informe, arqueo }

type Datos = { [T in keyof typeof papeles]: (typeof papeles)[T] extends Papel<infer D> ? D : never }
const PAPELES: { readonly [T in keyof Datos]: Papel<Datos[T]> } = papeles

export type Documento<T extends keyof Datos = keyof Datos> = { [K in T]: { tipo: K; datos: Datos[K] } }[T]

/** The paper, ready to be written as PDF, and its file's name. */
export function compose<T extends keyof Datos>({ tipo, datos }: { tipo: T; datos: Datos[T] }) {
  const papel: Papel<Datos[T]> = PAPELES[tipo]
  return { pages: drawPapel(papel, datos), archivo: `${papel.archivo(datos)}.pdf` }
}
