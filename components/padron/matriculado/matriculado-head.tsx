import type { ReactNode } from 'react'
import { MatriculadoStrip } from '@/components/padron/matriculado/matriculado-strip'
import { FichaOpened } from '@/components/paleta/ficha-opened'
import { TabTitle } from '@/components/pestanas/tab-title'
import { BackButton } from '@/components/shell/back-button'

type Props = {
  matriculadoID: number
  /** Empty where it is not known. */
  nombre: string
  matricula: number | null | undefined
  titulo: string
  /** Of the tab in the bar of tabs. */
  pestana: string
  /** Where 'Volver' goes without a page to go back to. */
  back: string
  opciones: ReactNode
  /** The screen's name and what he is and owes. */
  linea: ReactNode
}

/** The head of a member's record and of every other screen of his: who he is, what is done with him, his screens. */
export const MatriculadoHead = ({
  matriculadoID,
  nombre,
  matricula,
  titulo,
  pestana,
  back,
  opciones,
  linea,
}: Props) => (
  <>
    <TabTitle titulo={pestana} />
    <FichaOpened id={matriculadoID} nombre={nombre || undefined} matricula={matricula} />
    <div className="member-name">
      <span data-print="hide">
        <BackButton fallback={back} />
      </span>
      <h1 title={titulo}>{titulo}</h1>
      <span className="member-acts" data-print="hide">
        {opciones}
      </span>
    </div>
    <div className="mb-3 text-muted-foreground">{linea}</div>
    <MatriculadoStrip matriculadoID={matriculadoID} />
  </>
)
