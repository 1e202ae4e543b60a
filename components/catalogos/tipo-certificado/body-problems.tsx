import type { MarcadorEnEditor } from '@/components/catalogos/tipo-certificado/editor-extensions'
import { DangerNotice } from '@/components/ui/danger-notice'
import { type Marcador, escrito } from '@/domain/certificado/marcadores'

type Props = {
  problems: readonly MarcadorEnEditor[]
  show: (problem: MarcadorEnEditor) => void
  repair: (problem: MarcadorEnEditor, marcador: Marcador) => void
}

/** Each marker leads to its place, and is corrected with one click where that is possible. */
export function BodyProblems({ problems, show, repair }: Props) {
  return (
    <div role="status" className="mt-2 empty:hidden">
      {problems.length > 0 && (
        <DangerNotice
          title={
            problems.length === 1
              ? 'Hay un marcador que no se va a reemplazar:'
              : `Hay ${problems.length} marcadores que no se van a reemplazar:`
          }
        >
          <ul className="mt-1 grid gap-1.5">
            {problems.slice(0, MAX).map((problem) => (
              <li
                key={`${problem.from}${problem.texto}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1"
              >
                <span>
                  <code className="wrap-anywhere">{problem.texto}</code> {describe(problem)}
                </span>
                <button type="button" className="link min-h-6" onClick={() => show(problem)}>
                  Ver
                </button>
                <Repair problem={problem} repair={repair} />
              </li>
            ))}
          </ul>
        </DangerNotice>
      )}
    </div>
  )
}

const MAX = 10

function Repair({ problem, repair }: { problem: MarcadorEnEditor; repair: Props['repair'] }) {
  const { sugerencia, tipo } = problem
  if (!sugerencia) return null
  return (
    <button type="button" className="link min-h-6" onClick={() => repair(problem, sugerencia)}>
      {tipo === 'partido' ? 'Unificar su formato' : `Cambiar por ${escrito(sugerencia)}`}
    </button>
  )
}

function describe({ tipo }: MarcadorEnEditor): string {
  if (tipo === 'partido') return 'tiene distintos formatos adentro.'
  return tipo === 'suelto' ? 'no abre ni cierra ningún marcador.' : 'no es ninguno de los doce marcadores.'
}
