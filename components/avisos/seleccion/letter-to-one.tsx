'use client'

import { SendDialog } from '@/components/avisos/moroso/send-dialog'
import { LetterDialog } from '@/components/avisos/seleccion/letter-dialog'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { Congelada } from '@/components/seleccion/freeze'
import { MAIL, type Medio } from '@/domain/mensaje'
import type { RutaCampo } from '@/domain/campos-ficha'
import { editAddress } from '@/lib/padron/edit-address'

/** What is written to him: about anything, under the selection of him alone, or about what he owes. */
export type Carta = { tipo: 'mensaje'; congelada: Congelada } | { tipo: 'deuda' }

type Props = { matriculadoID: number; carta: Carta; corrige: boolean; close: () => void }

const CAMPO = (medio: Medio): RutaCampo =>
  medio === MAIL ? 'matriculado.datospersonales.email' : 'matriculado.datospersonales.telefono'

/** Writes to the member whose record is open; where he has no address, the way to its field. */
export function LetterToOne({ matriculadoID, carta, corrige, close }: Props) {
  const sinDestino = (medio: Medio) =>
    corrige && (
      <p>
        {/* A plain link: going to a place of this same page is what the record hears. */}
        <a href={editAddress(matriculadoID, CAMPO(medio))} className="link max-sm:min-h-11" onClick={close}>
          {medio === MAIL ? 'Cargar su correo electrónico' : 'Cargar su teléfono'}
        </a>
      </p>
    )
  const common = {
    head: <ForMatriculado matriculadoID={matriculadoID} />,
    sinDestino,
    close,
    done: () => undefined,
  }
  return carta.tipo === 'deuda' ? (
    <SendDialog elegidos={{ ids: [matriculadoID] }} {...common} />
  ) : (
    <LetterDialog {...carta.congelada} medio={MAIL} {...common} />
  )
}
