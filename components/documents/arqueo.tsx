import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { HeadRow, Pair, type Papel } from '@/components/documents/papel'
import { printable } from '@/components/documents/printable'
import { sumOfNotes } from '@/domain/caja'
import { type Centavos, formatMoney, moneyOrDash, subtract } from '@/domain/dinero'
import { formatFecha, formatInstante, type Fecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Dia = LeidoEn<'/caja/traerArqueo'>

/** The signer, a day's count as the register has it, and whose drawer it is. */
export type ArqueoDatos = Emisor &
  Omit<Dia, 'arqueo'> &
  Omit<NonNullable<Dia['arqueo']>, 'id'> & { fecha: Fecha; caja: string }

const LINE = '0.75pt solid #7d8a8c'
const HAIR = '0.5pt solid #c9d1d2'

const s = StyleSheet.create({
  soft: { color: '#4c5a5c', fontSize: 8 },
  title: { fontSize: 14, fontWeight: 600, lineHeight: 1.3, marginBottom: 8 },
  what: { alignItems: 'flex-end' },
  row: { flexDirection: 'row', borderBottom: HAIR, padding: '3.5pt 0' },
  sum: { fontWeight: 600 },
  wide: { flex: 1 },
  narrow: { width: 80, textAlign: 'right' },
  amount: { width: 110, textAlign: 'right' },
  part: { marginBottom: 14 },
  signs: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 64 },
  sign: { width: 210, borderTop: LINE, paddingTop: 3, textAlign: 'center', color: '#4c5a5c', fontSize: 8 },
})

/** What was counted in a drawer at a day's end, to be signed by who hands over and who receives. */
export const arqueo: Papel<ArqueoDatos> = {
  titulo: ({ fecha }) => `Arqueo de caja del ${formatFecha(fecha)}`,
  archivo: ({ fecha }) => `arqueo-de-caja-${fecha}`,
  fecha: ({ fecha }) => fecha,
  head: ({ fecha, cuando }, emisor) => (
    <HeadRow>
      {emisor}
      <View style={s.what}>
        <Text style={s.sum}>{formatFecha(fecha)}</Text>
        {cuando && <Text style={s.soft}>Contado el {formatInstante(cuando)}</Text>}
      </View>
    </HeadRow>
  ),
  body: (datos) => (
    <>
      <Text style={s.title}>Arqueo de caja</Text>
      <View style={s.part}>
        <Pair label="Caja de">
          <Text>{printable(datos.caja)}</Text>
        </Pair>
        <Pair label="Contó">
          <Text>{printable(datos.quien ?? '—')}</Text>
        </Pair>
      </View>
      <Expected {...datos} />
      <Notes {...datos} />
      <Result {...datos} />
    </>
  ),
}

function Expected({ fondo, sinContar, efectivo, esperado, ultimo }: ArqueoDatos) {
  return (
    <View style={s.part}>
      <Row titulo={ultimo ? `Fondo que quedó el ${formatFecha(ultimo)}` : 'Fondo'} monto={fondo} />
      {sinContar ? <Row titulo="Efectivo de días sin contar" monto={sinContar} /> : null}
      <Row titulo="Efectivo del día" monto={efectivo} />
      <Row titulo="Esperado" monto={esperado} suma />
    </View>
  )
}

function Notes({ billetes = [], monedas, contado }: ArqueoDatos) {
  return (
    <View style={s.part}>
      {billetes.map(({ valor = 0, cantidad = 0 }) => (
        <View key={valor} style={s.row} wrap={false}>
          <Text style={s.wide}>Billetes de $ {valor.toLocaleString('es-AR')}</Text>
          <Text style={s.narrow}>{cantidad}</Text>
          <Text style={s.amount}>{formatMoney(sumOfNotes([{ valor, cantidad }]))}</Text>
        </View>
      ))}
      <Row titulo="Monedas" monto={monedas} />
      <Row titulo="Contado" monto={contado} suma />
    </View>
  )
}

function Result({ diferencia, motivo, contado, queda }: ArqueoDatos) {
  const entregado = contado !== undefined && queda !== undefined ? subtract(contado, queda) : undefined
  return (
    <View wrap={false}>
      <Row titulo="Diferencia" monto={diferencia} suma />
      {motivo ? (
        <Pair label="Motivo">
          <Text>{printable(motivo)}</Text>
        </Pair>
      ) : null}
      <Row titulo="Queda en la caja para el día siguiente" monto={queda} />
      <Row titulo="Se entrega" monto={entregado} suma />
      <View style={s.signs}>
        <Text style={s.sign}>Firma y aclaración de quien entrega</Text>
        <Text style={s.sign}>Firma y aclaración de quien recibe</Text>
      </View>
    </View>
  )
}

function Row({ titulo, monto, suma }: { titulo: string; monto: Centavos | undefined; suma?: boolean }) {
  return (
    <View style={s.row} wrap={false}>
      <Text style={suma ? [s.wide, s.sum] : s.wide}>{titulo}</Text>
      <Text style={suma ? [s.amount, s.sum] : s.amount}>{moneyOrDash(monto)}</Text>
    </View>
  )
}
