import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { enLetras } from '@/components/documents/en-letras'
import { FUENTE } from '@/components/documents/fuente'
import { type ReciboDatos, nameOfReceipt } from '@/components/documents/recibo-datos'
import { wrapConcept } from '@/components/documents/wrap-concept'
import { DESCUENTO, PRECIO_DE_LISTA } from '@/domain/descuento'
import { CERO, formatMoney, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'

const LINE = '0.75pt solid #7d8a8c'
const HAIR = '0.5pt solid #c9d1d2'

const s = StyleSheet.create({
  page: { padding: '36pt 36pt 48pt', fontFamily: FUENTE, fontSize: 9, color: '#16211f' },
  /** Not on the page itself: there it makes the page number vanish (react-pdf 4.9). */
  body: { fontSize: 9, lineHeight: 1.4 },
  bold: { fontWeight: 600 },
  soft: { color: '#4c5a5c', fontSize: 8 },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, paddingBottom: 12 },
  issuer: { flex: 1 },
  council: { fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginBottom: 3 },
  number: { width: 150, border: LINE, borderRadius: 3, padding: '7pt 10pt', alignItems: 'center' },
  kind: { fontSize: 12, fontWeight: 600, letterSpacing: 1, lineHeight: 1.4, marginBottom: 3 },
  payer: { border: LINE, borderRadius: 3, padding: '8pt 10pt', marginBottom: 12, gap: 3 },
  pair: { flexDirection: 'row' },
  pairLabel: { width: 74, color: '#4c5a5c' },
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
  annulled: {
    border: '0.75pt solid #b3261e',
    borderRadius: 3,
    padding: '6pt 10pt',
    marginBottom: 12,
    color: '#b3261e',
  },
  /** Across every page, over what it says, which stays readable. */
  stamp: { position: 'absolute', top: 330, left: 0, right: 0, alignItems: 'center' },
  stampText: {
    fontSize: 92,
    fontWeight: 600,
    letterSpacing: 6,
    color: '#b3261e',
    opacity: 0.22,
    transform: 'rotate(-32deg)',
  },
  pageNumber: { position: 'absolute', left: 36, right: 36, bottom: 24, textAlign: 'right', color: '#4c5a5c' },
})

/** A printed receipt. The same data always give the same bytes: its one date is the payment's. */
export function Recibo({ datos }: { datos: ReciboDatos }) {
  const date = new Date(`${datos.fecha}T12:00:00Z`)
  return (
    <Document
      title={nameOfReceipt(datos) || 'Recibo'}
      author={datos.consejo}
      creator="Padrón"
      producer="Padrón"
      language="es-AR"
      creationDate={date}
      modificationDate={date}
    >
      <Page size="A4" style={s.page}>
        <View style={s.body}>
          <Head {...datos} />
          <Annulled {...datos} />
          <View style={s.payer}>
            <Pair label="Recibimos de">
              <Text style={s.bold}>{datos.matriculado}</Text>
            </Pair>
            <Pair label="Domicilio">
              <Text>{datos.domicilio || '—'}</Text>
            </Pair>
            <View style={s.columns}>
              <Pair label="Matrícula">
                <Text>{datos.matricula}</Text>
              </Pair>
              <Pair label="DNI">
                <Text>{datos.dni || '—'}</Text>
              </Pair>
            </View>
          </View>
          <Concepts {...datos} />
          <View style={s.foot} wrap={false}>
            <Pair label="Forma de pago">
              <Text>{datos.mp}</Text>
            </Pair>
            {datos.observaciones ? (
              <Pair label="Observaciones">
                <Text>{datos.observaciones}</Text>
              </Pair>
            ) : null}
            <Text style={[s.sign, s.soft]}>Firma y aclaración</Text>
          </View>
        </View>
        {datos.anulado && <Stamp />}
        <Text
          fixed
          style={s.pageNumber}
          render={({ pageNumber, totalPages }) =>
            totalPages > 1
              ? `${nameOfReceipt(datos) || 'Recibo'} · Página ${pageNumber} de ${totalPages}`
              : ''
          }
        />
      </Page>
    </Document>
  )
}

function Head(datos: ReciboDatos) {
  const { consejo, consejoLineas = [], fecha, duplicado } = datos
  const name = nameOfReceipt(datos)
  return (
    <View style={s.head}>
      <View style={s.issuer}>
        <Text style={s.council}>{consejo}</Text>
        {consejoLineas.map((line) => (
          <Text key={line} style={s.soft}>
            {line}
          </Text>
        ))}
      </View>
      <View style={s.number}>
        <Text style={s.kind}>RECIBO</Text>
        {name !== '' && <Text style={s.bold}>{name.replace('Recibo ', '')}</Text>}
        <Text>Fecha: {formatFecha(fecha)}</Text>
        <Text style={s.soft}>{duplicado ? 'DUPLICADO' : 'ORIGINAL'}</Text>
      </View>
    </View>
  )
}

function Stamp() {
  return (
    <View fixed style={s.stamp}>
      <Text style={s.stampText}>ANULADO</Text>
    </View>
  )
}

/** When and why, in words: the stamp alone would not say. */
function Annulled({ anulado }: ReciboDatos) {
  if (!anulado) return null
  return (
    <View style={s.annulled}>
      <Text style={s.bold}>ANULADO el {formatFecha(dayOf(new Date(anulado.en)))}</Text>
      {anulado.motivo ? <Text>Motivo: {anulado.motivo}</Text> : null}
    </View>
  )
}

/** The value takes what is left beside its label and wraps there: a long name never runs over the edge. */
function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={[s.pair, { flexGrow: 1, flexBasis: 'auto' }]}>
      <Text style={s.pairLabel}>{label}</Text>
      <View style={s.issuer}>{children}</View>
    </View>
  )
}

function Concepts({ conceptos, descuento = CERO }: ReciboDatos) {
  const lista = sumMoney(conceptos.map((concepto) => concepto.monto))
  const total = subtract(lista, descuento)
  return (
    <View>
      <View style={[s.row, s.rowHead]} fixed>
        <Text style={s.concept}>CONCEPTO</Text>
        <Text style={s.amount}>IMPORTE</Text>
      </View>
      {conceptos.map(({ nombre, monto }, index) => (
        <View key={index} style={s.row} wrap={false}>
          <Text style={s.concept}>{wrapConcept(nombre).join('\n')}</Text>
          <Text style={s.amount}>{formatMoney(monto)}</Text>
        </View>
      ))}
      {descuento > 0n && (
        <View wrap={false}>
          <Sum label={PRECIO_DE_LISTA} monto={lista} />
          <Sum label={DESCUENTO} monto={subtract(CERO, descuento)} />
        </View>
      )}
      <View style={s.total} wrap={false}>
        <Text style={s.words}>Son {enLetras(total)}</Text>
        <Text style={s.figure}>Total {formatMoney(total)}</Text>
      </View>
    </View>
  )
}

function Sum({ label, monto }: { label: string; monto: Centavos }) {
  return (
    <View style={s.row}>
      <Text style={[s.concept, s.bold]}>{label}</Text>
      <Text style={s.amount}>{formatMoney(monto)}</Text>
    </View>
  )
}
