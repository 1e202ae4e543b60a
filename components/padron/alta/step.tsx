import { AcademicStep } from '@/components/padron/alta/academic-step'
import { type Inicio, draft } from '@/components/padron/alta/draft'
import { PASOS, type Paso } from '@/components/padron/alta/fields'
import { InitialStep } from '@/components/padron/alta/initial-step'
import { PersonalStep } from '@/components/padron/alta/personal-step'
import type { StepProps } from '@/components/padron/alta/step-form'
import { VACIOS, cuitFrom, type SinListas, type Catalogos } from '@/components/padron/alta/values'

type Props = Pick<StepProps<Paso>, 'quieto' | 'rechazos' | 'mostrado'> & {
  paso: Paso
  catalogos: Catalogos
  sinOpciones: SinListas
  inicio: Inicio
  /** The register tells another number where the proposed one was taken. */
  pideOtra: boolean
  /** Odd fields have a '?' beside them. */
  conAyuda: boolean
  ir: (paso: Paso) => void
  review: () => Promise<void>
}

export function Step({
  paso,
  catalogos,
  sinOpciones,
  inicio,
  pideOtra,
  conAyuda,
  ir,
  review,
  ...step
}: Props) {
  const valores = step.quieto ? VACIOS : draft.valuesOf()
  const after = PASOS[PASOS.indexOf(paso) + 1]
  const seguir = after ? () => ir(after) : review
  if (paso === 'inicial')
    return (
      <InitialStep
        {...step}
        valores={valores.inicial}
        tiposMatricula={catalogos.tiposMatricula}
        sinOpciones={sinOpciones}
        propuesta={inicio.valores.inicial}
        pideOtra={pideOtra}
        conAyuda={conAyuda}
        seguir={seguir}
      />
    )
  if (paso === 'personal')
    return (
      <PersonalStep
        {...step}
        valores={valores.personal}
        provincias={catalogos.provincias}
        departamentos={catalogos.departamentos}
        sinOpciones={sinOpciones}
        propuesta={inicio.valores.personal}
        seguir={seguir}
      />
    )
  const { dni } = valores.personal
  return (
    <AcademicStep
      {...step}
      valores={valores.academico}
      titulos={catalogos.titulos}
      entidades={catalogos.entidades}
      hospitales={catalogos.hospitales}
      sinOpciones={sinOpciones}
      dni={typeof dni === 'number' ? dni : undefined}
      cuitPropuesto={inicio.proponeCuit ? cuitFrom(valores.personal) : undefined}
      buscaCuit={inicio.buscaCuit}
      conAyuda={conAyuda}
      seguir={seguir}
    />
  )
}
