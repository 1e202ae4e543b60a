import { Fragment, type ReactNode } from 'react'
import type {
  Alineacion,
  Bloque,
  Documento,
  Formato,
  Enumeracion,
  Tabla,
  Trozo,
} from '@/domain/certificado/documento'

/**
 * A certificate's body drawn from what was read of it: whatever stands in its HTML, only these elements come out, with no
 * address, no style and no handler.
 */
export function PageBody({ documento }: { documento: Documento }) {
  return documento.map((bloque, index) => <Block key={index} bloque={bloque} />)
}

const TITULOS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function Block({ bloque }: { bloque: Bloque }) {
  if (bloque.tipo === 'lista') return <List lista={bloque} />
  if (bloque.tipo === 'tabla') return <Table tabla={bloque} />
  const Tag = TITULOS[bloque.nivel]
  return <Tag className={alignment(bloque.alineacion)}>{line(bloque.trozos)}</Tag>
}

function List({ lista: { ordenada, items } }: { lista: Enumeracion }) {
  const Tag = ordenada ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ alineacion, trozos, listas }, index) => (
        <li key={index} className={alignment(alineacion)}>
          {line(trozos)}
          {listas.map((lista, under) => (
            <List key={under} lista={lista} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

function Table({ tabla: { filas } }: { tabla: Tabla }) {
  return (
    <table>
      <tbody>
        {filas.map((celdas, row) => (
          <tr key={row}>
            {celdas.map(({ encabezado, columnas, alineacion, trozos }, cell) => {
              const Tag = encabezado ? 'th' : 'td'
              const empty = encabezado && trozos.every(({ texto }) => texto.trim() === '')
              return (
                <Tag
                  key={cell}
                  role={empty ? 'cell' : undefined}
                  className={alignment(alineacion)}
                  colSpan={columnas > 1 ? columnas : undefined}
                >
                  {line(trozos)}
                </Tag>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const alignment = (alineacion: Alineacion) => (alineacion === 'left' ? undefined : `ql-align-${alineacion}`)

/** The last break of a block is not seen: an empty line needs one, a break at the end another. */
function line(trozos: readonly Trozo[]): ReactNode {
  const last = trozos.at(-1)?.texto
  return (
    <>
      {trozos.map(({ texto, formato }, index) => (
        <Fragment key={index}>{marked(texto, formato)}</Fragment>
      ))}
      {(last === undefined || last.endsWith('\n')) && <br />}
    </>
  )
}

function marked(texto: string, { negrita, cursiva, subrayado, tachado, tamano }: Formato): ReactNode {
  let inner: ReactNode = texto
  if (subrayado) inner = <u>{inner}</u>
  if (tachado) inner = <s>{inner}</s>
  if (cursiva) inner = <em>{inner}</em>
  if (negrita) inner = <strong>{inner}</strong>
  return tamano === 'normal' ? inner : <span className={`ql-size-${tamano}`}>{inner}</span>
}
