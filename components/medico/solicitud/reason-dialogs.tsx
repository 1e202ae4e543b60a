'use client'

import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ReasonDialog, type TextosDeMotivo } from '@/components/form/reason-dialog'
import type { Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { nameOfSolicitud } from '@/domain/solicitud'

type ActoConMotivo = 'observar' | 'rechazar' | 'retirar'

const TEXTOS: Readonly<Record<ActoConMotivo, TextosDeMotivo & { dice: string }>> = {
  observar: {
    titulo: 'Observar',
    haciendo: 'Observando...',
    que: 'se observó la solicitud',
    exito: 'Se observó la solicitud',
    fracaso: 'No se pudo observar la solicitud',
    dice: 'Se le avisa por correo lo que falta.',
  },
  rechazar: {
    titulo: 'Rechazar',
    haciendo: 'Rechazando...',
    que: 'se rechazó la solicitud',
    exito: 'Se rechazó la solicitud',
    fracaso: 'No se pudo rechazar la solicitud',
    dice: 'Se le avisa por correo con el motivo. Lo que se le cargó y no pagó deja de deberse.',
  },
  retirar: {
    titulo: 'Retirar',
    haciendo: 'Retirando...',
    que: 'se retiró la solicitud',
    exito: 'Se retiró la solicitud',
    fracaso: 'No se pudo retirar la solicitud',
    dice: 'La retira él mismo. Lo que se le cargó y no pagó deja de deberse.',
  },
}

type Props = {
  acto: ActoConMotivo
  solicitud: Pick<Solicitud, 'id' | 'numero' | 'anio' | 'tipo' | 'matriculadoID'>
  /** What is observed of it alone. */
  papel?: { id: number; nombre: string }
  close: () => void
}

/** An act on a request that takes its reason alone. */
export function SolicitudReasonDialog({ acto, solicitud, papel, close }: Props) {
  const { id, tipo, matriculadoID } = solicitud
  const { dice, ...textos } = TEXTOS[acto]
  return (
    <ReasonDialog
      ruta={`/solicitud/${acto}`}
      textos={{
        ...textos,
        titulo: `${textos.titulo}: ${papel?.nombre ?? nameOfSolicitud(solicitud)}`,
        boton: textos.titulo,
      }}
      entrada={(motivo) =>
        id === undefined ? undefined : { solicitudID: id, motivo, ...(papel && { papelID: papel.id }) }
      }
      close={close}
      head={matriculadoID !== undefined && <ForMatriculado matriculadoID={matriculadoID} />}
      harmless={acto === 'observar'}
    >
      <p className="wrap-anywhere">
        <strong>{tipo}</strong>. {dice}
      </p>
    </ReasonDialog>
  )
}
