'use client'

import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { debitos } from '@/domain/debito/ronda'
import { type Centavos, formatMoney } from '@/domain/dinero'

interface Fila {
  id: number
  matriculadoID: number | undefined
  apellidoNombre: string
  importe: Centavos | undefined
}

export function TakeOutDialog({ fila, close }: { fila: Fila; close: () => void }) {
  return (
    <ReasonDialog
      ruta="/ronda/sacar"
      head={
        fila.matriculadoID !== undefined && <ForMatriculado matriculadoID={fila.matriculadoID} quien="" />
      }
      textos={{
        titulo: `Sacar a ${fila.apellidoNombre}`,
        boton: 'Sacar del débito',
        haciendo: 'Sacando...',
        exito: 'Se lo sacó del débito',
        fracaso: 'No se lo pudo sacar del débito',
        que: 'se lo sacó del débito',
      }}
      entrada={(motivo) => ({ rondaFilaID: fila.id, motivo })}
      answered
      close={close}
    >
      <p>
        No se le debita{fila.importe !== undefined && ` ${formatMoney(fila.importe)}`}: lo que debe vuelve a
        sus pagos pendientes y los archivos se hacen de nuevo sin él. No se puede volver a poner en este
        débito.
      </p>
    </ReasonDialog>
  )
}

interface Ronda {
  id: number
  nombre: string
  cantidad: number
  total: Centavos | undefined
}

export function UndoRoundDialog({ ronda, close }: { ronda: Ronda; close: () => void }) {
  return (
    <ReasonDialog
      ruta="/ronda/deshacer"
      textos={{
        titulo: `Deshacer el débito de ${ronda.nombre}`,
        boton: 'Deshacer el débito',
        haciendo: 'Deshaciendo...',
        exito: 'Se deshizo el débito',
        fracaso: 'No se pudo deshacer el débito',
        que: 'se deshizo el débito',
      }}
      entrada={(motivo) => ({ rondaID: ronda.id, motivo })}
      answered
      close={close}
    >
      <p>
        Se {ronda.cantidad === 1 ? 'deshace' : 'deshacen'} {debitos(ronda.cantidad)}
        {ronda.total !== undefined && ` por ${formatMoney(ronda.total)}`}: los cargos quedan libres y el mes
        se puede cerrar de nuevo. Hágalo solo si el archivo no se mandó.
      </p>
    </ReasonDialog>
  )
}

export function FinishRoundDialog({ ronda, close }: { ronda: Ronda; close: () => void }) {
  return (
    <ReasonDialog
      ruta="/ronda/terminar"
      textos={{
        titulo: `Dar por rendido el débito de ${ronda.nombre}`,
        boton: 'Dar por rendido',
        haciendo: 'Guardando...',
        exito: 'El débito quedó rendido',
        fracaso: 'No se pudo dar por rendido',
        que: 'quedó rendido',
      }}
      entrada={(motivo) => ({ rondaID: ronda.id, motivo })}
      answered
      close={close}
    >
      <p>
        Lo que el banco o la entidad no respondió vuelve a los pagos pendientes de cada uno, y no se puede
        deshacer. Hágalo cuando ya no va a responder más.
      </p>
    </ReasonDialog>
  )
}
