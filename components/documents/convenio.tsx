import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ConvenioDatos } from '@/components/documents/convenio-datos'
import { enLetras } from '@/components/documents/en-letras'
import { HeadRow, Pair, type Papel } from '@/components/documents/papel'
import { printable } from '@/components/documents/printable'
import { wrapConcepto } from '@/components/documents/wrap-concepto'
import { conceptInWords } from '@/domain/concepto-en-palabras'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { formatFecha, formatMes } from '@/domain/fechas'

const LINE = '0.75pt solid #7d8a8c'
const HAIR = '0.5pt solid #c9d1d2'

const s = StyleSheet.create({
  soft: { color: '#4c5a5c', fontSize: 8 },
  bold: { fontWeight: 600 },
  title: { fontSize: 14, fontWeight: 600, lineHeight: 1.3, marginBottom: 8 },
  what: { alignItems: 'flex-end' },
  box: { border: LINE, borderRadius: 3, padding: '8pt 10pt', marginBottom: 12, gap: 3 },
  text: { marginBottom: 10 },
  part: { fontSize: 10, fontWeight: 600, marginTop: 4, marginBottom: 2 },
  row: { flexDirection: 'row', borderBottom: HAIR, padding: '3.5pt 0' },
  wide: { flex: 1, paddingRight: 10 },
  narrow: { width: 50 },
  amount: { width: 90, textAlign: 'right' },
  signs: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 56 },
  sign: { width: 210, borderTop: LINE, paddingTop: 3, textAlign: 'center', color: '#4c5a5c', fontSize: 8 },
})

const titleOf = ({ planID }: Pick<ConvenioDatos, 'planID'>): string => `Convenio de pago N° ${planID}`

/** What a member signs when the debt is parted in instalments. */
export const convenio: Papel<ConvenioDatos> = {
  titulo: titleOf,
  archivo: ({ planID }) => `convenio-de-pago-${planID}`,
  fecha: ({ fecha }) => fecha,
  sello: ({ roto }) => (roto ? 'SIN EFECTO' : undefined),
  head: ({ fecha, planID }, emisor) => (
    <HeadRow>
      {emisor}
      <View style={s.what}>
        <Text style={s.bold}>Plan N° {planID}</Text>
        {fecha && <Text style={s.soft}>{formatFecha(fecha)}</Text>}
      </View>
    </HeadRow>
  ),
  body: (datos) => (
    <>
      <Text style={s.title}>Convenio de pago</Text>
      <Debtor {...datos} />
      <Text style={s.text}>{agreementOf(datos)}</Text>
      <Items {...datos} />
      <Instalments {...datos} />
    </>
  ),
}

function agreementOf({ monto, cuotas, consejo }: ConvenioDatos): string {
  const parts = cuotas.length === 1 ? 'una cuota' : `${cuotas.length} cuotas`
  return printable(
    `El matriculado reconoce que debe a ${consejo} los importes que siguen, por un total de ${formatMoney(monto)} ` +
      `(${enLetras(monto)}), y se compromete a pagarlos en ${parts}, cada una en el mes que se indica.`,
  )
}

function Debtor({ matriculado, matricula, dni, domicilio }: ConvenioDatos) {
  return (
    <View style={s.box}>
      <Pair label="Matriculado">
        <Text style={s.bold}>{printable(matriculado)}</Text>
      </Pair>
      <Pair label="Matrícula">
        <Text>{matricula ?? '—'}</Text>
      </Pair>
      <Pair label="DNI">
        <Text>{dni ?? '—'}</Text>
      </Pair>
      <Pair label="Domicilio">
        <Text>{printable(domicilio || '—')}</Text>
      </Pair>
    </View>
  )
}

function Items({ items }: ConvenioDatos) {
  return (
    <View style={s.text}>
      <Text style={s.part}>Lo que se debe</Text>
      {items.map(({ nombre, monto }, at) => (
        <View key={at} style={s.row} wrap={false}>
          <Text style={s.wide}>{wrapConcepto(conceptInWords(nombre ?? '—')).join('\n')}</Text>
          <Amount monto={monto} />
        </View>
      ))}
    </View>
  )
}

/** The last instalments stand by the signatures, so that no page has those alone. */
function Instalments({ cuotas, observaciones, consejo }: ConvenioDatos) {
  const rows = cuotas.map((cuota, at) => <Instalment key={at} {...cuota} numero={at + 1} />)
  return (
    <View>
      <Text style={s.part} minPresenceAhead={40}>
        Cuotas
      </Text>
      {rows.slice(0, -2)}
      <View wrap={false}>
        {rows.slice(-2)}
        {observaciones ? (
          <Text style={{ marginTop: 8 }}>Observaciones: {printable(observaciones)}</Text>
        ) : null}
        <View style={s.signs}>
          <Text style={s.sign}>Firma y aclaración del matriculado</Text>
          <Text style={s.sign}>{printable(`Por ${consejo}`)}</Text>
        </View>
      </View>
    </View>
  )
}

type Cuota = ConvenioDatos['cuotas'][number] & { numero: number }

const Instalment = ({ numero, mes, anio, monto }: Cuota) => (
  <View style={s.row} wrap={false}>
    <Text style={s.narrow}>{numero}</Text>
    <Text style={s.wide}>{mes && anio ? formatMes({ mes, anio }) : '—'}</Text>
    <Text style={s.wide}>{monto === undefined ? '' : enLetras(monto)}</Text>
    <Amount monto={monto} />
  </View>
)

const Amount = ({ monto }: { monto: Centavos | undefined }) => (
  <Text style={s.amount}>{monto === undefined ? '—' : formatMoney(monto)}</Text>
)
