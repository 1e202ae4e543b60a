import { StyleSheet, Text } from '@react-pdf/renderer'
import { printable } from '@/components/documents/printable'
import { type Alineacion, type Formato, TAMANOS, type Trozo } from '@/domain/certificado/documento'

/** Points of a normal letter, 4.2 mm as in the screens' preview. */
export const LETRA = 11.9
/**
 * A change of format inside a word counts as a place to divide it, so that a comma after a bold name went to the next
 * line with a hyphen before it. Only a word that fits on no line is worth this much.
 */
const ENTERAS = 9_000

const s = StyleSheet.create({
  line: { lineHeight: 1.5 },
  title: { lineHeight: 1.3, fontWeight: 600 },
})

type Props = {
  trozos: readonly Trozo[]
  alineacion: Alineacion
  letra: number
  titulo?: boolean
  /** Letters after which a word may be cut, where the line is short. */
  parte?: number
}

/** An empty line keeps its height. */
export function Line({ trozos, alineacion, letra, titulo = false, parte }: Props) {
  const empty = trozos.every(({ texto }) => texto === '')
  return (
    <Text
      style={[titulo ? s.title : s.line, { fontSize: letra, textAlign: alineacion }]}
      hyphenationPenalty={ENTERAS}
      {...(parte && { hyphenationCallback: (word) => wordParts(word, parte) })}
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

const wordParts = (word: string, parte: number): string[] =>
  word.match(new RegExp(`.{1,${parte}}`, 'gsu')) ?? [word]

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
