import { Fragment, type ReactNode } from 'react'
import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import { CabezaConMembrete } from '@/components/documents/cabeza-con-membrete'
import type {
  CertificadoDatos,
  CertificadosDatos,
  MembreteDatos,
} from '@/components/documents/certificado-datos'
import { Cuerpo } from '@/components/documents/cuerpo'
import { drawHojas, type Hojas, type Papel } from '@/components/documents/papel'
import { PieDePapel } from '@/components/documents/pie-de-papel'
import { printable } from '@/components/documents/printable'
import { endOfTabla, TablaImpresa } from '@/components/documents/tabla'
import type { Documento, Parrafo } from '@/domain/certificado/documento'
import { HOJAS, MEDIDAS_DE_FABRICA, PUNTOS } from '@/domain/membrete'
import { plegar } from '@/domain/plegar'

const s = StyleSheet.create({
  body: { color: '#111' },
  valid: { marginTop: 14, fontSize: 9, color: '#4c5a5c' },
  sign: { alignSelf: 'flex-end', width: 230, marginTop: 36, alignItems: 'center' },
  image: { height: 62, width: 200, objectFit: 'contain', objectPosition: 'bottom' },
  room: { height: 62 },
  name: {
    alignSelf: 'stretch',
    borderTop: '0.75pt solid #7d8a8c',
    paddingTop: 4,
    textAlign: 'center',
    fontWeight: 600,
    fontSize: 10.5,
  },
  post: { textAlign: 'center', fontSize: 9.5 },
})

const nameOf = (titulo: string, numero: number | undefined): string =>
  [...(plegar(titulo).match(/[a-z0-9]+/g) ?? []), numero ?? ''].join('-').slice(0, 80).replace(/-$/, '') ||
  'certificado'

export const certificado: Hojas<CertificadoDatos> = {
  titulo: ({ titulo }) => printable(titulo),
  archivo: ({ titulo, matricula }) => nameOf(titulo, matricula),
  fecha: ({ fecha }) => fecha,
  sello: ({ sello }) => sello,
  apaisada: ({ apaisada }) => apaisada,
  hoja: (datos) => sheetOf(membreteOf(datos)),
  head: (datos) => <CabezaConMembrete membrete={membreteOf(datos)} impreso={datos.conMembrete} />,
  body: (datos) => <Body {...datos} />,
  pie: ({ registro, verificacion }) => registro && <PieDePapel {...registro} verificacion={verificacion} />,
}

/** One after another, each on sheets of its own. */
export const certificados: Papel<CertificadosDatos> = {
  titulo: ({ titulo }) => printable(titulo),
  archivo: ({ titulo, papeles }) => nameOf(titulo, papeles.length),
  fecha: ({ papeles }) => papeles[0]?.fecha,
  pages: ({ papeles, titulo, ...comun }) =>
    papeles.map((one, at) => (
      <Fragment key={at}>{drawHojas(certificado, { ...comun, titulo, ...one }, printable(titulo))}</Fragment>
    )),
}

const membreteOf = ({ membrete, consejo, consejoLineas }: CertificadoDatos): MembreteDatos =>
  membrete ?? { ...MEDIDAS_DE_FABRICA, nombre: consejo, lineas: consejoLineas }

function sheetOf({ hoja, arriba, abajo, izquierda, derecha }: MembreteDatos) {
  const { ancho, alto } = HOJAS[hoja]
  return {
    lados: [ancho * PUNTOS, alto * PUNTOS] as const,
    ...{ arriba: arriba * PUNTOS, abajo: abajo * PUNTOS },
    ...{ izquierda: izquierda * PUNTOS, derecha: derecha * PUNTOS },
  }
}

/** A short last block goes over to the next page with the signature, which would else sign an empty page. */
const [CORTO, RENGLONES] = [700, 12]

function Body({ documento, validez, firmante }: CertificadoDatos) {
  const { antes, junto } = endOf(documento)
  return (
    <View style={s.body}>
      {antes}
      <View wrap={false}>
        {junto}
        {validez && <Text style={s.valid}>{`${validez}.`}</Text>}
        <Signature {...firmante} />
      </View>
    </View>
  )
}

const isShort = ({ trozos }: Parrafo): boolean => {
  const text = trozos.map(({ texto }) => texto).join('')
  return text.length < CORTO && text.split('\n').length <= RENGLONES
}

/** The body but for a short end, and that end, which stands by the signature. */
function endOf(documento: Documento): { antes: ReactNode; junto?: ReactNode } {
  const last = documento.at(-1)
  const rest = <Cuerpo documento={documento.slice(0, -1)} />
  if (last?.tipo === 'parrafo' && isShort(last)) return { antes: rest, junto: <Cuerpo documento={[last]} /> }
  const from = last?.tipo === 'tabla' ? endOfTabla(last) : undefined
  if (last?.tipo !== 'tabla' || from === undefined) return { antes: <Cuerpo documento={documento} /> }
  const begin = from > 0 && <TablaImpresa tabla={last} hasta={from} />
  return {
    antes: (
      <>
        {rest}
        {begin}
      </>
    ),
    junto: <TablaImpresa tabla={last} desde={from} />,
  }
}

function Signature({ nombre, cargo, imagen }: CertificadoDatos['firmante']) {
  return (
    <View style={s.sign}>
      {imagen ? <Image src={imagen} style={s.image} /> : <View style={s.room} />}
      <Text style={s.name}>{printable(nombre)}</Text>
      <Text style={s.post}>{printable(cargo)}</Text>
    </View>
  )
}
