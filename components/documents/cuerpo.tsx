import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { LETRA, Line } from '@/components/documents/linea'
import { TablaImpresa } from '@/components/documents/tabla'
import type { Bloque, Documento, Enumeracion, Nivel } from '@/domain/certificado/documento'

/** Of that, for a paragraph and for each heading. */
const POR_NIVEL: Readonly<Record<Nivel, number>> = { 0: 1, 1: 2, 2: 1.5, 3: 1.17, 4: 1, 5: 0.83, 6: 0.67 }
/** Deeper lists go on at the margin of this one, so that a line always has room. */
const MAX_SANGRIA = 8

const s = StyleSheet.create({
  item: { flexDirection: 'row' },
  mark: { width: 21, paddingRight: 5, textAlign: 'right', lineHeight: 1.5 },
  content: { flex: 1 },
})

/** A certificate's body on paper: the same document that the screens draw. */
export const Cuerpo = ({ documento }: { documento: Documento }) =>
  documento.map((bloque, index) => <Block key={index} bloque={bloque} />)

function Block({ bloque }: { bloque: Bloque }) {
  if (bloque.tipo === 'lista') return <Items lista={bloque} hondura={0} />
  if (bloque.tipo === 'tabla') return <TablaImpresa tabla={bloque} />
  const { nivel, alineacion, trozos } = bloque
  return <Line trozos={trozos} alineacion={alineacion} letra={LETRA * POR_NIVEL[nivel]} titulo={nivel > 0} />
}

function Items({ lista: { ordenada, items }, hondura }: { lista: Enumeracion; hondura: number }) {
  const deep = hondura > 0 && hondura < MAX_SANGRIA
  return (
    <View style={{ marginLeft: deep ? 4 : 0 }}>
      {items.map(({ alineacion, trozos, listas }, index) => (
        <View key={index} style={s.item}>
          <Text
            style={[s.mark, { fontSize: LETRA }, hondura < MAX_SANGRIA ? {} : { width: 0, paddingRight: 0 }]}
          >
            {hondura < MAX_SANGRIA ? markOf(ordenada, hondura, index) : ''}
          </Text>
          <View style={s.content}>
            <Line trozos={trozos} alineacion={alineacion} letra={LETRA} />
            {listas.map((under, at) => (
              <Items key={at} lista={under} hondura={hondura + 1} />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}

/** 1. at the first level and a. under it, as on the screen. */
function markOf(ordenada: boolean, hondura: number, index: number): string {
  if (!ordenada) return '•'
  return `${hondura === 0 ? index + 1 : lettersOf(index)}.`
}

/** a to z, then aa, ab… */
const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))
