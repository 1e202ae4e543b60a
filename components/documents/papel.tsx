import { Document, type DocumentProps, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { FUENTE } from '@/components/documents/fuente'
import type { Fecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** A paper's declaration: all that tells it from the others. */
export type Papel<D extends Emisor> = Hojas<D> | PaginasPropias<D>

interface Declarado<D extends Emisor> {
  titulo: (datos: D) => string
  /** The file's name without its ending. */
  archivo: (datos: D) => string
  /** Its one date, so that equal data give equal bytes. */
  fecha: (datos: D) => Fecha | undefined
}

/** What is no office form draws its pages itself, of the size that they have. */
interface PaginasPropias<D extends Emisor> extends Declarado<D> {
  pages: (datos: D) => ReactNode
}

/** An office form: a head and a body on as many sheets as they take. */
export interface Hojas<D extends Emisor> extends Declarado<D> {
  /** The same paper for several hands, each on sheets of its own; one without it. */
  ejemplares?: (datos: D) => readonly D[]
  /** Written across every page. */
  sello?: (datos: D) => string | undefined
  /** Across instead of upright. */
  apaisada?: (datos: D) => boolean
  /** The sheet and its margins, where they are not those of an office form. */
  hoja?: (datos: D) => HojaPropia
  /** The first page's head; it gets the block with the issuer's name. */
  head: (datos: D, emisor: ReactNode) => ReactNode
  body: (datos: D) => ReactNode
  /** At the foot of every page, on `ALTO_DEL_PIE` points that the body leaves free. */
  pie?: (datos: D) => ReactNode
}

/** In points, the sides of the sheet upright; `abajo` is what stays free under the foot. */
interface HojaPropia {
  lados: readonly [ancho: number, alto: number]
  arriba: number
  abajo: number
  izquierda: number
  derecha: number
}

/** In points, the air over it counted too. */
const ALTO_DEL_PIE = 58
const SOBRE_EL_PIE = 16
/** Under the text of a page without a foot, for its number. */
const SIN_PIE = 36

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
  foot: { position: 'absolute', height: ALTO_DEL_PIE },
  stamp: { position: 'absolute', top: '39%', left: 0, right: 0, alignItems: 'center' },
  stampText: {
    fontSize: 92,
    fontWeight: 600,
    letterSpacing: 6,
    color: '#b3261e',
    opacity: 0.22,
    transform: 'rotate(-32deg)',
  },
  logo: { maxHeight: 40, maxWidth: 150, objectFit: 'contain', objectPosition: 'left', marginBottom: 4 },
  demo: { position: 'absolute', top: '58%', left: 0, right: 0, alignItems: 'center' },
  demoText: {
    fontWeight: 600,
    color: '#4c5a5c',
    opacity: 0.16,
    transform: 'rotate(-32deg)',
  },
  pageNumber: { position: 'absolute', left: 36, right: 36, bottom: 24, textAlign: 'right', color: '#4c5a5c' },
})

export function drawPapel<D extends Emisor>(papel: Papel<D>, datos: D): ReactElement<DocumentProps> {
  const titulo = papel.titulo(datos)
  return (
    <Document
      title={titulo}
      author={datos.consejo}
      creator="Padrón"
      producer="Padrón"
      language="es-AR"
      {...datesOf(papel.fecha(datos))}
    >
      {'pages' in papel
        ? papel.pages(datos)
        : (papel.ejemplares?.(datos) ?? [datos]).map((one, at) => (
            <Fragment key={at}>{drawHojas(papel, one, titulo)}</Fragment>
          ))}
    </Document>
  )
}

/** The sheets of one form, with their own page numbers where they stand among others. */
export function drawHojas<D extends Emisor>(papel: Hojas<D>, datos: D, titulo: string): ReactElement {
  const sello = papel.sello?.(datos)
  const pie = papel.pie?.(datos)
  const { size, ...lugares } = placesOf(papel.hoja?.(datos), Boolean(pie))
  return (
    <Page
      size={size}
      orientation={papel.apaisada?.(datos) ? 'landscape' : 'portrait'}
      style={[s.page, lugares.page]}
    >
      <View style={s.body}>
        {papel.head(datos, <Issuer {...datos} />)}
        {papel.body(datos)}
      </View>
      <Demostracion {...datos} />
      {sello && (
        <View fixed style={s.stamp}>
          <Text style={s.stampText}>{sello}</Text>
        </View>
      )}
      {pie && (
        <View fixed style={[s.foot, lugares.foot]}>
          {pie}
        </View>
      )}
      <Text
        fixed
        style={[s.pageNumber, lugares.pageNumber]}
        render={({ subPageNumber = 1, subPageTotalPages = 1 }) =>
          subPageTotalPages > 1 ? `${titulo} · Página ${subPageNumber} de ${subPageTotalPages}` : ''
        }
      />
    </Page>
  )
}

/** A page's number stands over the words of its foot, beside which a narrow sheet has no room. */
function placesOf(hoja: HojaPropia | undefined, conPie: boolean) {
  if (!hoja) return { size: 'A4' as const, page: {}, foot: {}, pageNumber: {} }
  const { lados, arriba, abajo, izquierda, derecha } = hoja
  const sides = { left: izquierda, right: derecha }
  return {
    size: [...lados] as [number, number],
    page: {
      paddingTop: arriba,
      paddingLeft: izquierda,
      paddingRight: derecha,
      paddingBottom: abajo + (conPie ? ALTO_DEL_PIE + SOBRE_EL_PIE : SIN_PIE),
    },
    foot: { ...sides, bottom: abajo },
    pageNumber: { ...sides, bottom: conPie ? abajo + ALTO_DEL_PIE - 11 : abajo },
  }
}

/** Without a date the file would tell when it was made. */
function datesOf(fecha: Fecha | undefined) {
  if (!fecha) return {}
  const date = new Date(`${fecha}T12:00:00Z`)
  return { creationDate: date, modificationDate: date }
}

/** Over a page of the demonstration register, so that no paper of it passes for one of a council. */
export function Demostracion({
  demostracion,
  letra = 54,
}: Pick<Emisor, 'demostracion'> & { letra?: number }) {
  if (!demostracion) return null
  return (
    <View fixed style={s.demo}>
      <Text style={[s.demoText, { fontSize: letra }]}>DEMOSTRACIÓN</Text>
    </View>
  )
}

/** The council's logo, name and lines. */
export function Issuer({ consejo, consejoLineas, logo }: Emisor) {
  return (
    <View style={s.wide}>
      {logo && <Image src={logo} style={s.logo} />}
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
