'use client'

import { fieldOf, labelOf } from '@/components/credenciales/papel/print-values'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'
import type { Marcador } from '@/domain/certificado/marcadores'
import { editAddress } from '@/lib/padron/edit-address'

type Props = {
  matriculadoID: number
  /** Placeholders that the record has no text for. */
  faltan: readonly Marcador[]
}

/** Each missing datum leads to its field in the record, in another tab: what was typed here stays. */
export function MissingNotice({ matriculadoID, faltan }: Props) {
  if (faltan.length === 0) return null
  return (
    <DangerNotice
      role="alert"
      icon={CircleAlert}
      title={`El certificado lleva ${faltan.length === 1 ? 'un dato que la ficha no tiene' : 'datos que la ficha no tiene'}:`}
    >
      <ul className="mt-1 list-disc pl-10">
        {faltan.map((clave) => (
          <li key={clave}>
            <a
              href={editAddress(matriculadoID, fieldOf(clave))}
              target="_blank"
              rel="noopener"
              className="link"
            >
              Completar {labelOf(clave)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 pl-6">Se abre la ficha en otra pestaña. Al volver aquí se lee de nuevo.</p>
    </DangerNotice>
  )
}

type BadProps = { malos: readonly string[]; tipo: string; corregir: string | undefined }

/** What would be printed with its ##: the type's body is wrong, or something typed. */
export function BadMarkers({ malos, tipo, corregir }: BadProps) {
  if (malos.length === 0) return null
  return (
    <DangerNotice
      role="alert"
      icon={CircleAlert}
      title={`El texto de «${tipo}» quedaría impreso con marcas que no se reemplazan: ${malos.join(' ')}`}
    >
      <p className="mt-1 pl-6">
        {corregir ? (
          <a href={corregir} target="_blank" rel="noopener" className="link">
            Corregir el tipo de certificado
          </a>
        ) : (
          'Pida que lo corrija quien administra los tipos de certificado.'
        )}
      </p>
    </DangerNotice>
  )
}
