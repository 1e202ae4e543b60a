import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { enLetras } from '@/components/documents/en-letras'
import { HeadRow, Issuer, Pair, type Papel } from '@/components/documents/papel'
import { printable } from '@/components/documents/printable'
import { type ReciboDatos, nameOfReceipt } from '@/components/documents/recibo-datos'
import { fitsHalf } from '@/components/documents/recibo-height'
import { wrapConcepto } from '@/components/documents/wrap-concepto'
import { DESCUENTO, PRECIO_DE_LISTA } from '@/domain/descuento'
import { conceptInWords } from '@/domain/concepto-en-palabras'
import { CERO, formatMoney, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'

const LINE = '0.75pt solid #7d8a8c'
const HAIR = '0.5pt solid #c9d1d2'

/** In points: where a sheet's second copy begins. */
const MITAD = 378

const s = StyleSheet.create({
  bold: { fontWeight: 600 },
  soft: { color: '#4c5a5c', fontSize: 8 },
  number: { width: 150, border: LINE, borderRadius: 3, padding: '7pt 10pt', alignItems: 'center' },
  kind: { fontSize: 12, fontWeight: 600, letterSpacing: 1, lineHeight: 1.4, marginBottom: 3 },
  payer: { border: LINE, borderRadius: 3, padding: '8pt 10pt', marginBottom: 12, gap: 3 },
  columns: { flexDirection: 'row', gap: 24 },
  row: { flexDirection: 'row', borderBottom: HAIR, padding: '4pt 0' },
  rowHead: { borderBottom: LINE, color: '#4c5a5c', fontSize: 8 },
  concept: { flex: 1, paddingRight: 10 },
  amount: { width: 84, textAlign: 'right' },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    padding: '7pt 0',
    gap: 16,
  },
  words: { flex: 1 },
  figure: { fontSize: 13, fontWeight: 600 },
  foot: { marginTop: 6, gap: 3 },
  sign: {
    alignSelf: 'flex-end',
    width: 190,
    marginTop: 52,
    borderTop: LINE,
    paddingTop: 3,
    textAlign: 'center',
  },
  near: { marginTop: 28 },
  half: { position: 'absolute', top: MITAD, left: 0, right: 0 },
  cut: { height: 14, color: '#7d8a8c', fontSize: 6, overflow: 'hidden', maxLines: 1 },
  annulled: {
    border: '0.75pt solid #b3261e',
    borderRadius: 3,
    padding: '6pt 10pt',
    marginBottom: 12,
    color: '#b3261e',
  },
})

export const recibo: Papel<ReciboDatos> = {
  titulo: (datos) => nameOfReceipt(datos) || 'Recibo',
  archivo: ({ nroRecibo, pagoID }) =>
    nroRecibo ? `recibo-${nroRecibo.replace(/\W+/g, '-')}` : `pago-${pagoID ?? 'recibo'}`,
  fecha: ({ fecha }) => fecha,
  sello: ({ anulado }) => (anulado ? 'ANULADO' : undefined),
  ejemplares: (datos) =>
    datos.copias === 2 && !fitsHalf(datos) ? [datos, { ...datos, duplicado: true }] : [datos],
  head: (datos, emisor) => (
    <HeadRow>
      {emisor}
      <NumberBox {...datos} />
    </HeadRow>
  ),
  body: (datos) => (
    <>
      <Body {...datos} />
      {datos.copias === 2 && fitsHalf(datos) && <Copy {...datos} />}
    </>
  ),
}

function Body(datos: ReciboDatos) {
  return (
    <>
      <Annulled {...datos} />
      <Payer {...datos} />
      <Concepts {...datos} />
    </>
  )
}

/** The payer's, cut off the same sheet. */
function Copy(datos: ReciboDatos) {
  const copia = { ...datos, duplicado: true }
  return (
    <View style={s.half}>
      <Text style={s.cut}>{'- '.repeat(130)}</Text>
      <HeadRow>
        <Issuer {...copia} />
        <NumberBox {...copia} />
      </HeadRow>
      <Body {...copia} />
    </View>
  )
}

function NumberBox({ fecha, duplicado, ...datos }: ReciboDatos) {
  const name = nameOfReceipt(datos)
  return (
    <View style={s.number}>
      <Text style={s.kind}>RECIBO</Text>
      {name !== '' && <Text style={s.bold}>{name.replace('Recibo ', '')}</Text>}
      <Text>Fecha: {fecha ? formatFecha(fecha) : ''}</Text>
      {/* Of two originals one is false: where it is not known, it is a copy. */}
      <Text style={s.soft}>{duplicado === false ? 'ORIGINAL' : 'DUPLICADO'}</Text>
    </View>
  )
}

/** The stamp alone would not tell when and why. */
function Annulled({ anulado, motivoAnulacion }: ReciboDatos) {
  if (!anulado) return null
  return (
    <View style={s.annulled}>
      <Text style={s.bold}>ANULADO el {formatFecha(dayOf(new Date(anulado)))}</Text>
      {motivoAnulacion ? <Text>Motivo: {motivoAnulacion}</Text> : null}
    </View>
  )
}

function Payer({ matriculado, domicilio, matricula, dni }: ReciboDatos) {
  return (
    <View style={s.payer}>
      <Pair label="Recibimos de">
        <Text style={s.bold}>{matriculado}</Text>
      </Pair>
      <Pair label="Domicilio">
        <Text>{domicilio || '—'}</Text>
      </Pair>
      <View style={s.columns}>
        <Pair label="Matrícula">
          <Text>{matricula}</Text>
        </Pair>
        <Pair label="DNI">
          <Text>{dni || '—'}</Text>
        </Pair>
      </View>
    </View>
  )
}

/** The last concept stands by the total and the signature, so that no page has those alone. */
function Concepts({ conceptos = [], descuento = CERO, ...datos }: ReciboDatos) {
  const lista = sumMoney(conceptos.map((concepto) => concepto.monto))
  const total = subtract(lista, descuento)
  return (
    <View>
      <View style={[s.row, s.rowHead]} fixed>
        <Text style={s.concept}>CONCEPTO</Text>
        <Text style={s.amount}>IMPORTE</Text>
      </View>
      {conceptos.slice(0, -1).map((concepto, index) => (
        <Concept key={index} {...concepto} />
      ))}
      <View wrap={false}>
        {conceptos.slice(-1).map((concepto, index) => (
          <Concept key={index} {...concepto} />
        ))}
        {descuento > 0n && (
          <>
            <Sum label={PRECIO_DE_LISTA} monto={lista} />
            <Sum label={DESCUENTO} monto={subtract(CERO, descuento)} />
          </>
        )}
        <View style={s.total}>
          <Text style={s.words}>Son {enLetras(total)}</Text>
          <Text style={s.figure}>Total {formatMoney(total)}</Text>
        </View>
        <Foot {...datos} />
      </View>
    </View>
  )
}

const Concept = ({ nombre, monto }: { nombre: string; monto: Centavos }) => (
  <View style={s.row} wrap={false}>
    <Text style={s.concept}>{wrapConcepto(conceptInWords(nombre)).join('\n')}</Text>
    <Text style={s.amount}>{formatMoney(monto)}</Text>
  </View>
)

function Sum({ label, monto }: { label: string; monto: Centavos }) {
  return (
    <View style={s.row}>
      <Text style={[s.concept, s.bold]}>{label}</Text>
      <Text style={s.amount}>{formatMoney(monto)}</Text>
    </View>
  )
}

function Foot({ mp, referencia, cobrador, observaciones, copias }: ReciboDatos) {
  return (
    <View style={s.foot}>
      <Pair label="Forma de pago">
        <Text>{mp}</Text>
      </Pair>
      {referencia ? (
        <Pair label="Referencia">
          <Text>{printable(referencia)}</Text>
        </Pair>
      ) : null}
      {cobrador ? (
        <Pair label="Cobró">
          <Text>{printable(cobrador)}</Text>
        </Pair>
      ) : null}
      {observaciones ? (
        <Pair label="Observaciones">
          <Text>{observaciones}</Text>
        </Pair>
      ) : null}
      <Text style={[s.sign, s.soft, copias === 2 ? s.near : {}]}>Firma y aclaración</Text>
    </View>
  )
}
