import { Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { FUENTE } from '@/components/documents/fuente'
import { GraficoDibujado } from '@/components/documents/informe/grafico'
import type {
  BloqueImpreso,
  InformeDatos,
  ParteImpresa,
  TablaImpresa,
} from '@/components/documents/informe/informe-datos'
import { Demostracion, HeadRow, type Papel } from '@/components/documents/papel'
import { printable } from '@/components/documents/printable'
import { formatFecha } from '@/domain/fechas'

const HAIR = '0.5pt solid #c9d1d2'
const SOFT = '#4c5a5c'
/** In points: the sheet between its margins, and the air between what stands beside each other. */
const [ANCHO, AIRE] = [523, 16]
/** Letters, in points; of the big ones so many stand in their box. */
const [LETRA, CIFRA, LETRAS_DE_CIFRA] = [7.5, 12, 17]

const s = StyleSheet.create({
  page: { padding: '32pt 36pt 40pt', fontFamily: FUENTE, fontSize: LETRA, color: '#16211f' },
  body: { fontSize: LETRA, lineHeight: 1.3 },
  council: { flex: 1 },
  name: { fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  soft: { color: SOFT, fontSize: 7, lineHeight: 1.4 },
  what: { alignItems: 'flex-end' },
  kind: { fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  figures: { flexDirection: 'row', gap: 8, marginBottom: 8 },
  figure: { flex: 1, border: HAIR, borderRadius: 3, padding: '5pt 7pt' },
  value: { fontWeight: 600, lineHeight: 1.4 },
  block: { marginBottom: 9 },
  title: {
    fontSize: 9.5,
    fontWeight: 600,
    borderBottom: '0.75pt solid #7d8a8c',
    marginBottom: 4,
    paddingBottom: 1,
  },
  sides: { flexDirection: 'row', gap: AIRE },
  side: { gap: 5 },
  row: { flexDirection: 'row', borderBottom: HAIR, padding: '1.2pt 0' },
  head: { color: SOFT, fontWeight: 600 },
  total: { fontWeight: 600 },
  first: { paddingRight: 4 },
  cell: { textAlign: 'right' },
  definition: { color: SOFT, fontSize: 6.5, marginTop: 3 },
  foot: {
    position: 'absolute',
    left: 36,
    right: 36,
    bottom: 20,
    fontSize: 7,
    textAlign: 'right',
    color: SOFT,
  },
})

const titleOf = ({ periodo }: InformeDatos): string => `Informe mensual, ${periodo}`

/** What the board looks at each month, on two pages. */
export const informe: Papel<InformeDatos> = {
  titulo: titleOf,
  archivo: ({ archivo }) => archivo,
  fecha: ({ fecha }) => fecha,
  pages: (datos) =>
    datos.paginas.map((bloques, at) => (
      <Page key={at} size="A4" style={s.page}>
        <View style={s.body}>
          {at === 0 && <Head {...datos} />}
          {bloques.map((bloque) => (
            <Block key={bloque.titulo} {...bloque} />
          ))}
        </View>
        <Demostracion {...datos} />
        <Text style={s.foot}>
          {datos.consejo} · {titleOf(datos)} · Página {at + 1} de {datos.paginas.length}
        </Text>
      </Page>
    )),
}

function Head({ consejo, consejoLineas, periodo, fecha, cifras }: InformeDatos) {
  return (
    <>
      <HeadRow>
        <View style={s.council}>
          <Text style={s.name}>{consejo}</Text>
          {consejoLineas.map((line) => (
            <Text key={line} style={s.soft}>
              {line}
            </Text>
          ))}
        </View>
        <View style={s.what}>
          <Text style={s.kind}>INFORME MENSUAL</Text>
          <Text style={s.name}>{periodo}</Text>
          <Text style={s.soft}>Al {formatFecha(fecha)}</Text>
        </View>
      </HeadRow>
      <View style={s.figures}>
        {cifras.map(({ titulo, valor, nota }) => (
          <View key={titulo} style={s.figure}>
            <Text style={s.soft}>{titulo}</Text>
            <Text style={[s.value, { fontSize: CIFRA * Math.min(1, LETRAS_DE_CIFRA / valor.length) }]}>
              {valor}
            </Text>
            <Text style={s.soft}>{nota}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

function Block({ titulo, definicion, lados }: BloqueImpreso) {
  const ancho = (ANCHO - AIRE * (lados.length - 1)) / lados.length
  return (
    <View style={s.block} wrap={false}>
      <Text style={s.title}>{titulo}</Text>
      <View style={s.sides}>
        {lados.map((partes, at) => (
          <View key={at} style={[s.side, { width: ancho }]}>
            {partes.map((parte, place) => (
              <Part key={place} parte={parte} ancho={ancho} />
            ))}
          </View>
        ))}
      </View>
      <Text style={s.definition}>{definicion}</Text>
    </View>
  )
}

const Part = ({ parte, ancho }: { parte: ParteImpresa; ancho: number }) =>
  parte.tipo === 'grafico' ? <GraficoDibujado grafico={parte} ancho={ancho} /> : <Table {...parte} />

/** So many letters stand in a row of half the sheet; a row with more of them is written smaller, never in two lines. */
const LETRAS = 54

/** Each column is as wide as its longest text asks for. */
function Table({ encabezado, columnas, filas }: TablaImpresa) {
  const rows = filas.map(({ nombre, ...fila }) => ({ ...fila, celdas: [printable(nombre), ...fila.textos] }))
  const heads = [encabezado, ...columnas]
  const partes = heads.map((titulo, at) =>
    Math.max(...[titulo, ...rows.map(({ celdas }) => celdas[at] ?? '')].map(({ length }) => length), 6),
  )
  const letras = partes.reduce((sum, one) => sum + one, 0)
  const size = { fontSize: LETRA * Math.min(1, LETRAS / letras) }
  const cellAt = (texto: string, at: number) => (
    <Text key={at} style={[at === 0 ? s.first : s.cell, size, { flex: partes[at] ?? 1 }]}>
      {texto}
    </Text>
  )
  return (
    <View>
      <View style={[s.row, s.head]}>{heads.map(cellAt)}</View>
      {rows.map(({ celdas, total }, at) => (
        <View key={at} style={[s.row, total ? s.total : {}]}>
          {celdas.map(cellAt)}
        </View>
      ))}
    </View>
  )
}
