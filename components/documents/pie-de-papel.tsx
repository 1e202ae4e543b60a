import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { printable } from '@/components/documents/printable'
import { Qr } from '@/components/documents/qr'
import { formatCodigo } from '@/domain/codigo-de-papel'

/** The picture's side in points, 20 mm: a module of half a millimetre, which any telephone reads. */
const LADO = 57

const s = StyleSheet.create({
  foot: { flexDirection: 'row', alignItems: 'flex-end', gap: 10, fontSize: 8, lineHeight: 1.4 },
  words: { flex: 1, color: '#4c5a5c' },
  name: { fontWeight: 600, color: '#16211f' },
  code: { fontSize: 10, fontWeight: 600, letterSpacing: 0.8, color: '#16211f', marginBottom: 1.5 },
})

type Props = { nombre: string; codigo: string; verificacion: string }

/** What tells a true paper from a copied one: its number, and its code for the eye and for a camera. */
export const PieDePapel = ({ nombre, codigo, verificacion }: Props) => (
  <View style={s.foot}>
    <Qr texto={`${verificacion}/${codigo}`} lado={LADO} />
    <View style={s.words}>
      <Text style={s.name}>{printable(nombre)}</Text>
      <Text style={s.code}>{formatCodigo(codigo)}</Text>
      <Text>{`Verifíquelo en ${printable(verificacion)}`}</Text>
    </View>
  </View>
)
