import { useId } from 'react'
import { problemsOf, type Subida } from '@/components/credenciales/adjunto/use-uploads'
import { VenceField } from '@/components/credenciales/adjunto/vence-field'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { writtenSize } from '@/domain/peso'
import { TIPOS, TIPOS_DE_ADJUNTO } from '@/domain/tipo-de-adjunto'

export const OPCIONES_DE_TIPO = TIPOS.map((id) => ({ id, nombre: TIPOS_DE_ADJUNTO[id] }))

type ListProps = Omit<RowProps, 'one' | 'remove'> & {
  subidas: readonly Subida[]
  remove: (clave: string) => void
}

export const UploadList = ({ subidas, asked, change, remove }: ListProps) => (
  <ul className="grid gap-2" aria-label="Archivos elegidos">
    {subidas.map((one) => (
      <UploadRow key={one.clave} {...{ one, asked }} change={change} remove={() => remove(one.clave)} />
    ))}
  </ul>
)

type RowProps = {
  one: Subida
  /** Whether to tell what is missing. */
  asked: boolean
  change: (clave: string, mas: Partial<Subida>) => void
  remove: () => void
}

function UploadRow({ one, asked, change, remove }: RowProps) {
  const { clave, file, avance, falla, inservible } = one
  const goes = avance !== undefined
  return (
    <li className="grid gap-3 rounded-lg border bg-card px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{file.name}</span>{' '}
          <span className="text-muted-foreground">{writtenSize(file.size)}</span>
        </p>
        {!goes && (
          <Button size="sm" variant="ghost" aria-label={`Quitar ${file.name}`} onClick={remove}>
            Quitar
          </Button>
        )}
      </div>
      {goes ? (
        <progress className="bar" aria-label={`Avance de ${file.name}`} value={avance} max={1} />
      ) : (
        !inservible && <UploadFields {...{ one, asked }} change={(mas) => change(clave, mas)} />
      )}
      {falla && (
        <p role="alert" className="field-error">
          {falla}
        </p>
      )}
    </li>
  )
}

type FieldsProps = Pick<RowProps, 'one' | 'asked'> & { change: (mas: Partial<Subida>) => void }

function UploadFields({ one: { tipo, vence, ...one }, asked, change }: FieldsProps) {
  const tipoID = useId()
  const wrong = asked ? problemsOf({ tipo, vence, ...one }) : []
  const noTipo = wrong.includes('tipo') ? 'Elija qué es' : undefined
  const noVence = wrong.includes('vence') ? 'Ingrese una fecha válida' : undefined
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:max-w-xl">
      <FieldFrame id={tipoID} label="Qué es" required error={noTipo}>
        <Combobox
          {...describe(tipoID, { error: noTipo, required: true })}
          options={OPCIONES_DE_TIPO}
          value={tipo}
          onChange={(next) => change({ tipo: next })}
        />
      </FieldFrame>
      <VenceField value={vence} error={noVence} onChange={(next) => change({ vence: next })} />
    </div>
  )
}
