import Link from 'next/link'
import { Fragment } from 'react'
import type { OwnColumn } from '@/components/data-table/columns'
import { columnsOf } from '@/components/listado/list-table'
import { Badge } from '@/components/ui/badge'
import { papeles } from '@/contract/listas/papeles'
import { namedThen } from '@/domain/nombre-de-entonces'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { formatInstante } from '@/domain/fechas'
import { nameOfPapel } from '@/domain/papel'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type FilaPapel = LeidoEn<'/papel/traerTodos'>[number]

/** A row that has its id. */
export type Papel = FilaPapel & { id: number }
type Act = (papel: Papel) => void

/** What this person may do with a row; absent is not offered. */
export interface Acts {
  annul: Act | undefined
  copy: Act | undefined
}

export const nameOf = ({ clase, numero }: Pick<FilaPapel, 'clase' | 'numero'>): string =>
  clase && numero !== undefined ? nameOfPapel(clase, numero) : 'Papel'

/** `deUno`: all are of the member that the screen names. */
export const columnasFor = (deUno: boolean) =>
  columnsOf<FilaPapel, typeof papeles.declaracion>(papeles, {
    papel: { kind: 'own', cell: what, cut: toldOf('papel') },
    matriculado: { kind: 'own', width: '13rem', cell: whose, cut: toldOf('matriculado') },
    emitido: {
      kind: 'own',
      width: deUno ? '14rem' : '6.5rem',
      cell: deUno ? issued : day,
      cut: toldOf('emitido'),
    },
    estado: { kind: 'own', width: '8.25rem', cell: standing, cut: toldOf('estado') },
    codigo: { kind: 'own', width: '9.5rem', cell: code },
  })

/** What a cell says, for its title where the line has no room for it. */
const TEXTOS = {
  papel: (row: FilaPapel) => [
    nameOf(row),
    row.certifica,
    row.salvedad && `Emitido con salvedad: ${row.salvedad}`,
  ],
  matriculado: ({ apellidoNombre, hoy, matricula }: FilaPapel) => [
    namedThen(apellidoNombre || 'Sin nombre', hoy),
    matricula !== undefined && `Matrícula ${matricula}`,
  ],
  emitido: ({ emitido, quien }: FilaPapel) => [
    emitido ? formatInstante(emitido).slice(0, -3) : '—',
    quien ?? 'El sistema',
  ],
  estado: (row: FilaPapel) => standingWords(row),
} as const

const toldOf = (columna: keyof typeof TEXTOS) => (row: FilaPapel) =>
  TEXTOS[columna](row).filter(Boolean).join(' · ')

function standingWords({ anulado, anuladoPor, motivo, salvedad, copias = 0 }: FilaPapel) {
  if (!anulado)
    return [
      salvedad ? 'Con salvedad' : 'Emitido',
      copias > 0 && (copias === 1 ? '1 copia' : `${copias} copias`),
    ]
  const cuando = `${formatInstante(anulado).slice(0, -3)}, ${anuladoPor ?? 'el sistema'}`
  return ['Anulado', cuando, motivo && `Motivo: ${motivo}`]
}

const whose = ({ matriculadoID, apellidoNombre, hoy, matricula }: FilaPapel) => (
  <span className="wrap-anywhere">
    {matriculadoID === undefined ? (
      apellidoNombre
    ) : (
      <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="cell-link">
        {apellidoNombre || 'Sin nombre'}
      </Link>
    )}
    {matricula !== undefined && <span className="cell-note">{`Matrícula ${matricula}`}</span>}
    {hoy && <span className="cell-note">{`hoy: ${hoy}`}</span>}
  </span>
)

export const actionsOf = ({ annul, copy }: Acts): OwnColumn<FilaPapel> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: annul && copy ? '9rem' : '6rem',
  cell: (row) =>
    isPapel(row) &&
    !row.anulado && (
      <span className="inline-flex gap-1">
        {copy && actButton('Copia', `Imprimir una copia de ${nameOf(row)}`, () => copy(row))}
        {annul && actButton('Anular', `Anular ${nameOf(row)}`, () => annul(row))}
      </span>
    ),
})

const isPapel = (row: FilaPapel): row is Papel => row.id !== undefined

// Functions and no components, like the cells that follow: seven of them stand in each row.
const actButton = (word: string, label: string, act: () => void) => (
  <button type="button" className="cell-action" aria-haspopup="dialog" aria-label={label} onClick={act}>
    {word}
  </button>
)

/** The number stays beside its 'N°'. */
const unbroken = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0')

/** Struck where it was annulled; that it was is said in words beside it. */
const what = (row: FilaPapel) => (
  <span className="wrap-anywhere">
    {row.anulado ? <s>{unbroken(nameOf(row))}</s> : unbroken(nameOf(row))}
    {row.certifica && <span className="cell-note font-normal">{row.certifica}</span>}
    {row.salvedad && <span className="cell-note font-normal">{`Emitido con salvedad: ${row.salvedad}`}</span>}
  </span>
)

/** A narrow column gives the day a line and the hour another. */
const unbrokenWords = (instante: string) =>
  instante.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))

const issued = ({ emitido, quien }: FilaPapel) => (
  <span className="wrap-anywhere">
    {emitido ? unbrokenWords(formatInstante(emitido).slice(0, -3)) : '—'}
    <span className="cell-note">{quien ?? 'El sistema'}</span>
  </span>
)

/** Hour and person are told by the cell's title, and by the list's file; on paper too a day is not divided. */
const day = ({ emitido }: FilaPapel) =>
  emitido ? <span className="whitespace-nowrap">{formatInstante(emitido).slice(0, 10)}</span> : '—'

function standing(row: FilaPapel) {
  const [word, ...notes] = standingWords(row)
  return (
    <span className="wrap-anywhere">
      <Badge color={row.anulado ? 'red' : row.salvedad ? 'orange' : 'blue'}>{word}</Badge>
      {notes.map(
        (note) =>
          note && (
            <span key={note} className="cell-note">
              {note}
            </span>
          ),
      )}
    </span>
  )
}

/** Leads to what anybody sees who has the paper in his hand: a page of its own, so a plain link. */
const code = ({ codigo }: FilaPapel) =>
  codigo ? (
    <a
      href={rutas.verificarPapel(codigo)}
      target="_blank"
      className="link font-mono text-[0.8125rem] whitespace-nowrap"
      aria-label={`Verificar ${formatCodigo(codigo)} en otra pestaña`}
    >
      {formatCodigo(codigo)}
    </a>
  ) : (
    '—'
  )
