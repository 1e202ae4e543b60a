import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Tarjeta } from '@/components/documents/carnet-datos'
import { printable } from '@/components/documents/printable'
import { Qr } from '@/components/documents/qr'
import { CARNET, FOTO } from '@/domain/carnet'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { formatFecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Points of a millimetre. */
export const MM = 72 / 25.4

const LADO_DEL_QR = 20 * MM
const SOFT = '#4c5a5c'
const s = StyleSheet.create({
  side: { width: CARNET.ancho * MM, height: CARNET.alto * MM, padding: `${3 * MM}pt ${4 * MM}pt` },
  head: { borderBottom: '0.75pt solid #7d8a8c', paddingBottom: 2, marginBottom: 2.2 * MM },
  council: { fontWeight: 600, lineHeight: 1.15 },
  kind: { fontSize: 5.5, color: SOFT, letterSpacing: 0.8, lineHeight: 1.3 },
  row: { flexDirection: 'row', gap: 3 * MM, flexGrow: 1 },
  photo: { width: FOTO.ancho * MM, height: FOTO.alto * MM, objectFit: 'cover' },
  facts: { flex: 1, gap: 2.5 },
  name: { fontWeight: 600, lineHeight: 1.15 },
  label: { fontSize: 5, color: SOFT, lineHeight: 1.2 },
  value: { fontSize: 7.5, lineHeight: 1.2 },
  number: { fontSize: 12, fontWeight: 600, lineHeight: 1.15 },
  pair: { flexDirection: 'row', gap: 10 },
  back: { flex: 1, justifyContent: 'space-between' },
  text: { fontSize: 6.5, lineHeight: 1.3 },
  small: { fontSize: 5.5, color: SOFT, lineHeight: 1.3 },
  // As wide as a code of the widest letters.
  check: { width: 90, alignItems: 'center', justifyContent: 'center', gap: 2.5 },
  code: { fontSize: 6.5, fontWeight: 600, letterSpacing: 0.2, lineHeight: 1.2 },
  sign: { alignItems: 'center', width: 118 },
  signature: { height: 26, width: 90, objectFit: 'contain', objectPosition: 'bottom' },
  room: { height: 26 },
  signer: {
    alignSelf: 'stretch',
    textAlign: 'center',
    borderTop: '0.5pt solid #7d8a8c',
    paddingTop: 1.5,
    fontSize: 6,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  post: { textAlign: 'center', fontSize: 5.5, lineHeight: 1.2 },
  stamp: { position: 'absolute', top: 56, left: 0, right: 0, alignItems: 'center' },
  stampText: {
    fontSize: 38,
    fontWeight: 600,
    letterSpacing: 3,
    color: '#b3261e',
    opacity: 0.4,
    transform: 'rotate(-24deg)',
  },
})

/** Letters of a word that a line of the card takes at its smallest; a longer one is cut there, with a hyphen. */
const PALABRA = 16
const cutWord = (word: string): string[] => word.match(new RegExp(`.{1,${PALABRA}}`, 'gsu')) ?? [word]

/** The more letters, the smaller: what stands in `size[0]` up to so many of them. */
const sizeFor = (text: string, steps: readonly (readonly [letters: number, size: number])[]): number =>
  steps.find(([letters]) => text.length <= letters)?.[1] ?? 5

const NOMBRE = [
  [22, 11],
  [44, 9],
  [80, 7],
  [120, 6],
] as const
const CONSEJO = [
  [42, 9],
  [60, 7],
  [120, 6],
] as const

type Fitted = {
  children: string
  steps: typeof NOMBRE | typeof CONSEJO
  lines: number
  bold?: 'council' | 'name'
}

/** A text of any length on at most `lines` lines; an endless one ends in dots. */
function Fit({ children, steps, lines, bold = 'name' }: Fitted) {
  const text = printable(children)
  return (
    <Text
      style={[s[bold], { fontSize: sizeFor(text, steps), maxLines: lines, textOverflow: 'ellipsis' }]}
      hyphenationCallback={cutWord}
    >
      {text}
    </Text>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View>
      <Text style={s.label}>{label}</Text>
      {children}
    </View>
  )
}

const Value = ({ children, lines = 1 }: { children: string; lines?: number }) => (
  <Text style={[s.value, { maxLines: lines, textOverflow: 'ellipsis' }]} hyphenationCallback={cutWord}>
    {printable(children)}
  </Text>
)

type Props = Tarjeta & Emisor

/** Whose card it is. */
export function Anverso({ consejo, nombre, matricula, dni, titulo, ingreso, foto, sello }: Props) {
  return (
    <View style={s.side}>
      <View style={s.head}>
        <Fit steps={CONSEJO} lines={2} bold="council">
          {consejo}
        </Fit>
        <Text style={s.kind}>CARNET PROFESIONAL</Text>
      </View>
      <View style={s.row}>
        <Image src={foto} style={s.photo} />
        <View style={s.facts}>
          <Fit steps={NOMBRE} lines={4}>
            {nombre}
          </Fit>
          <View style={s.pair}>
            <Fact label="MATRÍCULA">
              <Text style={s.number}>{matricula ?? '—'}</Text>
            </Fact>
            <Fact label="DNI">
              <Text style={s.number}>{dni ?? '—'}</Text>
            </Fact>
          </View>
          {titulo && (
            <Fact label="TÍTULO">
              <Value lines={2}>{titulo}</Value>
            </Fact>
          )}
          {ingreso && (
            <Fact label="INSCRIPTO DESDE">
              <Value>{formatFecha(ingreso)}</Value>
            </Fact>
          )}
        </View>
      </View>
      <Annulled sello={sello} />
    </View>
  )
}

/** Who vouches for it. */
export function Reverso({ consejo, consejoLineas, verificacion, firmante, fecha, registro, sello }: Props) {
  return (
    <View style={s.side}>
      <View style={s.row}>
        <View style={s.back}>
          <View>
            <Text style={s.text}>El titular de este carnet está inscripto en la matrícula profesional.</Text>
            {[consejo, ...consejoLineas.slice(0, 3)].map((line) => (
              <Text
                key={line}
                style={[s.small, { maxLines: 2, textOverflow: 'ellipsis' }]}
                hyphenationCallback={cutWord}
              >
                {printable(line)}
              </Text>
            ))}
          </View>
          {firmante && <Signature {...firmante} />}
        </View>
        {registro && <Check codigo={registro.codigo} verificacion={verificacion} />}
      </View>
      <Text style={[s.small, { marginTop: 3 }]}>
        {[registro?.nombre, `Emitido el ${formatFecha(fecha)}`, sello === 'COPIA' && 'COPIA']
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {registro && <Text style={s.small}>{`Verifíquelo en ${printable(verificacion)}`}</Text>}
      <Annulled sello={sello} />
    </View>
  )
}

/** A code that goes over to another line is read aloud wrong. */
const whole = (word: string): string[] => [word]

/** For whoever has the card in his hand: a square for a camera, and a code for the eye. */
const Check = ({ codigo, verificacion }: { codigo: string; verificacion: string }) => (
  <View style={s.check}>
    <Qr texto={`${verificacion}/${codigo}`} lado={LADO_DEL_QR} />
    <Text style={s.code} hyphenationCallback={whole}>
      {formatCodigo(codigo)}
    </Text>
  </View>
)

function Signature({ nombre, cargo, imagen }: NonNullable<Tarjeta['firmante']>) {
  return (
    <View style={s.sign}>
      {imagen ? <Image src={imagen} style={s.signature} /> : <View style={s.room} />}
      <Text style={[s.signer, { maxLines: 2, textOverflow: 'ellipsis' }]} hyphenationCallback={cutWord}>
        {printable(nombre)}
      </Text>
      <Text style={[s.post, { maxLines: 2, textOverflow: 'ellipsis' }]} hyphenationCallback={cutWord}>
        {printable(cargo)}
      </Text>
    </View>
  )
}

const Annulled = ({ sello }: Pick<Tarjeta, 'sello'>) =>
  sello === 'ANULADO' && (
    <View style={s.stamp}>
      <Text style={s.stampText}>ANULADO</Text>
    </View>
  )
