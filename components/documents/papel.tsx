import {
  Document,
  type DocumentProps,
  Page,
  type PageProps,
  StyleSheet,
  Text,
  View,
} from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { FUENTE } from '@/components/documents/fuente'
import type { Fecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** A paper's declaration: all that tells it from the others. */
export interface Papel<D extends Emisor> {
  titulo: (datos: D) => string
  /** The file's name without its ending. */
  archivo: (datos: D) => string
  /** Its one date, so that equal data give equal bytes. */
  fecha: (datos: D) => Fecha | undefined
  /** Written across every page. */
  sello?: (datos: D) => string | undefined
  /** Across instead of upright. */
  apaisada?: (datos: D) => boolean
  /** The page's own margins and letters, where they are not those of an office form. */
  hoja?: PageProps['style']
  /** The first page's head; it gets the block with the issuer's name. */
  head: (datos: D, emisor: ReactNode) => ReactNode
  body: (datos: D) => ReactNode
}

const s = StyleSheet.create({
  page: { padding: '36pt 36pt 48pt', fontFamily: FUENTE, fontSize: 9, color: '#16211f' },
  /** On the page itself it makes the page number vanish (react-pdf 4.9). */
  body: { fontSize: 9, lineHeight: 1.4 },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, paddingBottom: 12 },
  wide: { flex: 1 },
  council: { fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginBottom: 3 },
  soft: { color: '#4c5a5c', fontSize: 8 },
  pair: { flexDirection: 'row', flexGrow: 1, flexBasis: 'auto' },
  pairLabel: { width: 74, color: '#4c5a5c' },
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

export function drawPapel<D extends Emisor>(papel: Papel<D>, datos: D): ReactElement<DocumentProps> {
  const titulo = papel.titulo(datos)
  const sello = papel.sello?.(datos)
  return (
    <Document
      title={titulo}
      author={datos.consejo}
      creator="Padrón"
      producer="Padrón"
      language="es-AR"
      {...datesOf(papel.fecha(datos))}
    >
      <Page
        size="A4"
        orientation={papel.apaisada?.(datos) ? 'landscape' : 'portrait'}
        style={[s.page, papel.hoja ?? {}]}
      >
        <View style={s.body}>
          {papel.head(datos, <Issuer {...datos} />)}
          {papel.body(datos)}
        </View>
        {sello && (
          <View fixed style={s.stamp}>
            <Text style={s.stampText}>{sello}</Text>
          </View>
        )}
        <Text
          fixed
          style={s.pageNumber}
          render={({ pageNumber, totalPages }) =>
            totalPages > 1 ? `${titulo} · Página ${pageNumber} de ${totalPages}` : ''
          }
        />
      </Page>
    </Document>
  )
}

/** Without a date the file would tell when it was made. */
function datesOf(fecha: Fecha | undefined) {
  if (!fecha) return {}
  const date = new Date(`${fecha}T12:00:00Z`)
  return { creationDate: date, modificationDate: date }
}

function Issuer({ consejo, consejoLineas }: Emisor) {
  return (
    <View style={s.wide}>
      <Text style={s.council}>{consejo}</Text>
      {consejoLineas.map((line) => (
        <Text key={line} style={s.soft}>
          {line}
        </Text>
      ))}
    </View>
  )
}

/** The issuer at the left, and what tells this paper from another at the right. */
export const HeadRow = ({ children }: { children: ReactNode }) => <View style={s.head}>{children}</View>

/** The value wraps beside its label, so that a long name stays inside the edge. */
export function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={s.pair}>
      <Text style={s.pairLabel}>{label}</Text>
      <View style={s.wide}>{children}</View>
    </View>
  )
}
