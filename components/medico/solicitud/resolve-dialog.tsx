'use client'

import { useId, useState } from 'react'
import { MatriculadoWords, useMatriculado } from '@/components/acto/for-matriculado'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { MoneyDialog } from '@/components/form/money-dialog'
import { usePresent } from '@/components/llamada/use-present'
import { useRepetible } from '@/components/llamada/use-repetible'
import { yearsTo } from '@/components/medico/solicitud/new-dialog'
import type { Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { type Acts, StateEffects } from '@/components/padron/ficha/state-effects'
import { useTellClosed } from '@/components/padron/matriculado/closed-debitos'
import { ActFooter } from '@/components/ui/act-footer'
import { Combobox } from '@/components/ui/combobox'
import { DialogBody } from '@/components/ui/dialog'
import { namedOptions } from '@/components/ui/options'
import { type Fecha, isFecha } from '@/domain/fechas'
import { hasTerm, lastDayOfTerm, MAX_ANIOS, nameOfSolicitud } from '@/domain/solicitud'
import { headingOf, nameOf } from '@/lib/padron/matriculado-name'

type Errores = Readonly<Record<string, string>>
interface Decidido {
  desde: Fecha | undefined
  anios: number | undefined
  actoID: number | undefined
}
/** What is told beside its field. */
const EN_CAMPOS: readonly string[] = ['desde', 'hasta', 'anios', 'actoID']
type Props = { solicitud: Solicitud; close: () => void }

/** Approves a request: from when on, by which act, and what is done beside the change. */
export function ResolveDialog({ solicitud, close }: Props) {
  const { id: solicitudID = 0, matriculadoID = 0, empieza, anios, resultadoID, estadoActual } = solicitud
  const { ahora } = useMatriculado(matriculadoID)
  const [decidido, setDecidido] = useState<Decidido>({
    ...{ desde: empieza ?? undefined, anios: anios ?? undefined, actoID: undefined },
  })
  const [acts, setActs] = useState<Acts>({})
  const [errores, setErrores] = useState<Errores>({})
  const tellClosed = useTellClosed()
  const { enviar, ...outcome } = useRepetible('/solicitud/resolver', {
    exito: 'Se aprobó la solicitud',
    fracaso: 'No se pudo aprobar la solicitud',
    que: 'se aprobó la solicitud',
    enCampos: true,
    relee: true,
  })
  const asked = askedDays(decidido)
  const changes = resultadoID != null
  async function send() {
    if (asked === null) return setErrores({ desde: 'Ingrese una fecha válida' })
    const { actoID } = decidido
    const result = await enviar({
      ...{ solicitudID, actoID },
      ...(changes && { desde: decidido.desde, anios: decidido.anios, estadoPrevio: estadoActual, ...acts }),
    })
    if (!result) return
    if (!result.ok) return setErrores(result.errores)
    tellClosed(result.datos.cerrados)
    close()
  }
  const decide = (some: Partial<Decidido>) => {
    setDecidido({ ...decidido, ...some })
    // What is ticked was proposed for other days.
    setActs({})
    setErrores({})
  }
  return (
    <MoneyDialog
      title={`Aprobar: ${nameOfSolicitud(solicitud)}`}
      description={
        <MatriculadoWords datos={ahora} quien={ahora && headingOf(ahora)} ademas={solicitud.tipo} />
      }
      className="max-w-xl"
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-4">
        <Decided {...{ solicitud, decidido, decide, errores }} />
        {changes && ahora && (
          <StateEffects
            miembro={{
              matriculadoID,
              nombre: nameOf(ahora),
              tipoMatricula: ahora.tipoMatricula,
              generaCuotas: ahora.generaCuotas,
              formaPago: ahora.formaPago && { id: null, ...ahora.formaPago },
              cuitCuil: ahora.cuitCuil,
            }}
            tipoMatriculaID={resultadoID}
            same={solicitud.estadoID === resultadoID}
            simula
            {...{ asked, setErrores, acts, setActs }}
          />
        )}
        <Also solicitud={solicitud} />
        {Object.entries(errores)
          .filter(([clave]) => !EN_CAMPOS.includes(clave))
          .map(([clave, mensaje]) => (
            <p key={clave} role="alert" className="field-error">
              {mensaje}
            </p>
          ))}
      </DialogBody>
      <ActFooter
        close={close}
        pendiente={outcome.pendiente}
        disabled={asked === null}
        act={() => void send()}
      >
        {outcome.pendiente ? 'Guardando...' : 'Aprobar'}
      </ActFooter>
    </MoneyDialog>
  )
}

/** Null while the day that was typed is none. */
function askedDays({ desde, anios }: Decidido): { desde: Fecha; hasta?: Fecha } | null {
  if (!desde || !isFecha(desde)) return null
  return { desde, ...(anios && { hasta: lastDayOfTerm(desde, anios) }) }
}

type DecidedProps = {
  solicitud: Solicitud
  decidido: Decidido
  decide: (some: Partial<Decidido>) => void
  errores: Errores
}

function Decided({ solicitud, decidido, decide, errores }: DecidedProps) {
  const [desde, anios] = [useId(), useId()]
  const { clase, resultadoID } = solicitud
  const { desde: malDesde, hasta: malHasta, anios: malAnios = malHasta } = errores
  return (
    <>
      {resultadoID != null && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldFrame id={desde} label="Desde" error={malDesde}>
            <DateInput
              {...describe(desde, { error: malDesde })}
              value={decidido.desde}
              onChange={(value) => decide({ desde: value })}
            />
          </FieldFrame>
          {clase && hasTerm(clase) && (
            <FieldFrame id={anios} label="Por cuánto tiempo" error={malAnios}>
              <Combobox
                {...describe(anios, { error: malAnios })}
                options={yearsTo(MAX_ANIOS)}
                placeholder="Sin plazo"
                clearable
                value={decidido.anios ?? null}
                onChange={(value) => decide({ anios: value ?? undefined })}
              />
            </FieldFrame>
          )}
        </div>
      )}
      <ActoChoice
        required={solicitud.decide === 'junta'}
        value={decidido.actoID}
        onChange={(actoID) => decide({ actoID })}
        error={errores['actoID']}
      />
    </>
  )
}

type ActoProps = {
  required: boolean
  value: number | undefined
  onChange: (actoID: number | undefined) => void
  error: string | undefined
}

function ActoChoice({ required, value, onChange, error }: ActoProps) {
  const id = useId()
  const { ahora, falla } = usePresent('/acto/traerTodosSelect', {})
  return (
    <FieldFrame
      id={id}
      label={required ? 'Resolución de la Junta' : 'Resolución (si la hay)'}
      {...{ required }}
      error={error ?? (falla && `No se pudieron cargar: ${falla.mensaje}`)}
    >
      <Combobox
        {...describe(id, { error, required })}
        options={namedOptions(ahora ?? [])}
        placeholder={ahora ? 'Elegir…' : 'Cargando…'}
        clearable={!required}
        value={value ?? null}
        onChange={(chosen) => onChange(chosen ?? undefined)}
      />
    </FieldFrame>
  )
}

/** What goes with it besides the state. */
function Also({
  solicitud: { carnets = 0, resultadoID, clase, apellido, nombre },
}: {
  solicitud: Solicitud
}) {
  const renames = clase === 'cambioDeNombre'
  return (
    <>
      {renames && (
        <p className="wrap-anywhere">
          En el padrón pasa a llamarse <strong>{`${apellido ?? ''}, ${nombre ?? ''}`}</strong>. Se lo sigue
          encontrando por el nombre anterior, y los papeles ya emitidos quedan como están.
        </p>
      )}
      {carnets > 0 && (resultadoID != null || renames) && (
        <p>{carnets === 1 ? 'Se anula su carnet.' : `Se anulan sus ${carnets} carnets.`}</p>
      )}
    </>
  )
}
