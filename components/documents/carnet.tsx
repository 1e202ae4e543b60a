import { Page, StyleSheet, View } from '@react-pdf/renderer'
import type { CarnetDatos, CarnetsDatos, Tarjeta } from '@/components/documents/carnet-datos'
import { FUENTE } from '@/components/documents/fuente'
import { Demostracion, type Papel } from '@/components/documents/papel'
import { Anverso, MM, Reverso } from '@/components/documents/tarjeta'
import { CARNET } from '@/domain/carnet'

const ANCHO = CARNET.ancho * MM
const ALTO = CARNET.alto * MM
const COLUMNAS = 2
const FILAS = 5
const HOJA = { ancho: 210 * MM, alto: 297 * MM }
/** Symmetric, so that a back printed on the other side lies behind its front. */
const IZQUIERDA = (HOJA.ancho - COLUMNAS * ANCHO) / 2
const ARRIBA = (HOJA.alto - FILAS * ALTO) / 2
/** A cut mark stands outside of the cards, so far from them. */
const MARCA = 5 * MM
const AIRE = 1 * MM

const s = StyleSheet.create({
  page: { fontFamily: FUENTE, color: '#16211f' },
  mark: { position: 'absolute', backgroundColor: '#000' },
})

/** One card, as big as it is: a page for each side. */
export const carnet: Papel<CarnetDatos> = {
  titulo: ({ registro }) => registro?.nombre ?? 'Carnet',
  archivo: ({ matricula }) => ['carnet', matricula].filter(Boolean).join('-'),
  fecha: ({ fecha }) => fecha,
  pages: (datos) =>
    [Anverso, Reverso].map((Side, at) => (
      <Page key={at} size={[ANCHO, ALTO]} style={s.page}>
        <Side {...datos} />
        <Demostracion demostracion={at === 0 && datos.demostracion} letra={22} />
      </Page>
    )),
}

/** Ten cards on each sheet with marks to cut along; the sheet after it has their backs. */
export const carnets: Papel<CarnetsDatos> = {
  titulo: () => 'Carnets',
  archivo: ({ tarjetas }) => `carnets-${tarjetas.length}`,
  fecha: ({ tarjetas }) => tarjetas[0]?.fecha,
  pages: ({ tarjetas, ...emisor }) =>
    sheetsOf(tarjetas).flatMap((sheet, at) => [
      <Page key={`a${at}`} size="A4" style={s.page}>
        {sheet.map((one, place) => (
          <View key={place} style={placeOf(place, false)}>
            <Anverso {...emisor} {...one} />
            <Demostracion demostracion={emisor.demostracion} letra={22} />
          </View>
        ))}
        <Marks />
      </Page>,
      <Page key={`r${at}`} size="A4" style={s.page}>
        {sheet.map((one, place) => (
          <View key={place} style={placeOf(place, true)}>
            <Reverso {...emisor} {...one} />
          </View>
        ))}
        <Marks />
      </Page>,
    ]),
}

function sheetsOf(tarjetas: readonly Tarjeta[]): Tarjeta[][] {
  const each = COLUMNAS * FILAS
  return Array.from({ length: Math.ceil(tarjetas.length / each) }, (_, at) =>
    tarjetas.slice(at * each, (at + 1) * each),
  )
}

/** Turned over its long edge the sheet has its first column at the right. */
function placeOf(place: number, back: boolean) {
  const column = place % COLUMNAS
  return {
    position: 'absolute' as const,
    left: IZQUIERDA + (back ? COLUMNAS - 1 - column : column) * ANCHO,
    top: ARRIBA + Math.floor(place / COLUMNAS) * ALTO,
  }
}

function Marks() {
  const across = Array.from({ length: COLUMNAS + 1 }, (_, at) => IZQUIERDA + at * ANCHO)
  const down = Array.from({ length: FILAS + 1 }, (_, at) => ARRIBA + at * ALTO)
  return (
    <>
      {across.flatMap((left) =>
        [ARRIBA - AIRE - MARCA, ARRIBA + FILAS * ALTO + AIRE].map((top) => (
          <View
            key={`${left}-${top}`}
            style={[s.mark, { left: left - 0.2, top, width: 0.4, height: MARCA }]}
          />
        )),
      )}
      {down.flatMap((top) =>
        [IZQUIERDA - AIRE - MARCA, IZQUIERDA + COLUMNAS * ANCHO + AIRE].map((left) => (
          <View
            key={`${left}-${top}`}
            style={[s.mark, { left, top: top - 0.2, width: MARCA, height: 0.4 }]}
          />
        )),
      )}
    </>
  )
}
