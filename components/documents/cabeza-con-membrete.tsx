import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { MembreteDatos } from '@/components/documents/certificado-datos'
import { printable } from '@/components/documents/printable'
import { AIRE, heightOfLogo, PARTE_DEL_LOGO, PUNTOS } from '@/domain/membrete'

const s = StyleSheet.create({
  rule: {
    borderBottom: '0.75pt solid #7d8a8c',
    paddingBottom: 6,
    flexDirection: 'row',
    alignItems: 'center',
  },
  centred: { flexDirection: 'column' },
  beside: { objectFit: 'contain', objectPosition: 'left', marginRight: AIRE * PUNTOS },
  over: { alignSelf: 'stretch', objectFit: 'contain', marginBottom: 3 },
  text: { flex: 1 },
  textUnder: { alignSelf: 'stretch' },
  name: { fontSize: 13, fontWeight: 600, lineHeight: 1.3 },
  line: { fontSize: 8, color: '#4c5a5c', lineHeight: 1.4 },
  middle: { textAlign: 'center' },
})

/**
 * The room of the letterhead: its logo, name and lines with a rule under them, or nothing. What does not fit makes it
 * higher, since lines that are cut or written over the text would be worse.
 */
export function CabezaConMembrete({ membrete, impreso }: { membrete: MembreteDatos; impreso: boolean }) {
  const room = { minHeight: membrete.alto * PUNTOS }
  return <View style={room}>{impreso && <Letterhead {...membrete} />}</View>
}

function Letterhead(membrete: MembreteDatos) {
  const { logo, lugar, alto } = membrete
  const centred = lugar === 'centro'
  const height = Math.max(0, centred ? heightOfLogo(membrete) : alto - AIRE) * PUNTOS - 6
  return (
    <View style={[s.rule, centred ? s.centred : {}]}>
      {logo && (
        <Image
          src={logo}
          style={
            centred
              ? [s.over, { height }]
              : [s.beside, { maxHeight: height, maxWidth: `${PARTE_DEL_LOGO * 100}%` }]
          }
        />
      )}
      <Words {...membrete} />
    </View>
  )
}

function Words({ nombre, lineas, lugar }: MembreteDatos) {
  const middle = lugar === 'centro' ? s.middle : {}
  return (
    <View style={lugar === 'centro' ? s.textUnder : s.text}>
      <Text style={[s.name, middle]}>{printable(nombre)}</Text>
      {lineas.map((line, at) => (
        <Text key={at} style={[s.line, middle]}>
          {printable(line)}
        </Text>
      ))}
    </View>
  )
}
