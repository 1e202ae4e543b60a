import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { Cuerpo } from '@/components/documents/cuerpo'
import type { Papel } from '@/components/documents/papel'
import { printable } from '@/components/documents/printable'
import { plegar } from '@/domain/plegar'

/** 25 and 20 mm, as in the screens' preview. */
const MARGENES = { padding: '71pt 57pt 62pt' }
/** The head's height in points, printed or left free, so that the body stands at the same place. */
const MEMBRETE = 92

const s = StyleSheet.create({
  head: { minHeight: MEMBRETE, flexDirection: 'row' },
  rule: {
    borderBottom: '0.75pt solid #7d8a8c',
    paddingBottom: 8,
    flex: 1,
    flexDirection: 'row',
    alignSelf: 'flex-start',
  },
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

export const certificado: Papel<CertificadoDatos> = {
  titulo: ({ titulo }) => printable(titulo),
  archivo: ({ titulo, matricula }) =>
    [...(plegar(titulo).match(/[a-z0-9]+/g) ?? []), matricula ?? '']
      .join('-')
      .slice(0, 80)
      .replace(/-$/, '') || 'certificado',
  fecha: ({ fecha }) => fecha,
  apaisada: ({ apaisada }) => apaisada,
  hoja: MARGENES,
  head: ({ conMembrete }, emisor) => <Head>{conMembrete && <View style={s.rule}>{emisor}</View>}</Head>,
  body: (datos) => <Body {...datos} />,
}

const Head = ({ children }: { children: ReactNode }) => <View style={s.head}>{children}</View>

/** A short last block goes over to the next page with the signature, which would else sign an empty page. */
const CORTO = 700

function Body({ documento, validez, firmante }: CertificadoDatos) {
  const last = documento.at(-1)
  const joins =
    last?.tipo === 'parrafo' && last.trozos.reduce((sum, { texto }) => sum + texto.length, 0) < CORTO
  return (
    <View style={s.body}>
      <Cuerpo documento={joins ? documento.slice(0, -1) : documento} />
      <View wrap={false}>
        {joins && <Cuerpo documento={[last]} />}
        {validez && <Text style={s.valid}>{validez}</Text>}
        <Signature {...firmante} />
      </View>
    </View>
  )
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
