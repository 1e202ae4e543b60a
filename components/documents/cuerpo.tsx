import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { printable } from '@/components/documents/printable'
import {
  type Bloque,
  type Documento,
  type Formato,
  type Lista,
  type Nivel,
  TAMANOS,
  type Trozo,
} from '@/domain/certificado/documento'

/** Points of a normal letter, 4.2 mm as in the screens' preview. */
const LETRA = 11.9
/** Of that, for a paragraph and for each heading. */
const POR_NIVEL: Readonly<Record<Nivel, number>> = { 0: 1, 1: 2, 2: 1.5, 3: 1.17, 4: 1, 5: 0.83, 6: 0.67 }
/**
 * A change of format inside a word counts as a place to divide it, so that a comma after a bold name went to the next
 * line with a hyphen before it. Only a word that fits on no line is worth this much.
 */
const ENTERAS = 9_000
/** Deeper lists go on at the margin of this one, so that a line always has room. */
const MAX_SANGRIA = 8

const s = StyleSheet.create({
  line: { lineHeight: 1.5 },
  title: { lineHeight: 1.3, fontWeight: 600 },
  item: { flexDirection: 'row' },
  mark: { width: 21, paddingRight: 5, textAlign: 'right', lineHeight: 1.5 },
  content: { flex: 1 },
})

/** A certificate's body on paper: the same document that the screens draw. */
export const Cuerpo = ({ documento }: { documento: Documento }) =>
  documento.map((bloque, index) => <Block key={index} bloque={bloque} />)

function Block({ bloque }: { bloque: Bloque }) {
  if (bloque.tipo === 'lista') return <Items lista={bloque} hondura={0} />
  const { nivel, alineacion, trozos } = bloque
  return <Line trozos={trozos} alineacion={alineacion} letra={LETRA * POR_NIVEL[nivel]} titulo={nivel > 0} />
}

function Items({ lista: { ordenada, items }, hondura }: { lista: Lista; hondura: number }) {
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

type LineProps = {
  trozos: readonly Trozo[]
  alineacion: 'left' | 'center' | 'right' | 'justify'
  letra: number
  titulo?: boolean
}

/** An empty line keeps its height. */
function Line({ trozos, alineacion, letra, titulo = false }: LineProps) {
  const empty = trozos.every(({ texto }) => texto === '')
  return (
    <Text
      style={[titulo ? s.title : s.line, { fontSize: letra, textAlign: alineacion }]}
      hyphenationPenalty={ENTERAS}
    >
      {empty
        ? ' '
        : trozos.map(({ texto, formato }, index) => (
            <Text key={index} style={[titulo ? s.title : s.line, styleOf(formato, letra)]}>
              {keepSpaces(printable(texto))}
            </Text>
          ))}
    </Text>
  )
}

/** Several blanks are as wide as they were typed, and still one place to break the line. */
const keepSpaces = (text: string): string =>
  text.replace(/ {2,}/g, (run) => '\u00a0'.repeat(run.length - 1) + ' ')

function styleOf({ negrita, cursiva, subrayado, tachado, tamano }: Formato, letra: number) {
  return {
    fontSize: letra * TAMANOS[tamano],
    ...(negrita && { fontWeight: 600 as const }),
    ...(cursiva && { fontStyle: 'italic' as const }),
    ...(subrayado && tachado
      ? { textDecoration: 'underline line-through' as const }
      : subrayado
        ? { textDecoration: 'underline' as const }
        : tachado
          ? { textDecoration: 'line-through' as const }
          : {}),
  }
}
