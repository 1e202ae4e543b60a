import type { ReactNode } from 'react'
import { type Dato, FieldList, asSiNo } from '@/components/matriculado/field-list'
import { RememberPanels } from '@/components/matriculado/remember-panels'
import { Panel } from '@/components/ui/panel'
import { SimpleTable } from '@/components/ui/table'
import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'
import { formatCuit } from '@/domain/cuit'
import { ageOn, formatFecha, today } from '@/domain/fechas'
import type { Leido } from '@/lib/api/resultado'

export type Ficha = Leido<FilaDe<typeof traerDatos>>
type Seccion = { id: string; titulo: string; datos: readonly Dato[]; more?: ReactNode }

const asFecha = (fecha: string | null | undefined) => (fecha ? formatFecha(fecha) : undefined)
const SEXOS: Readonly<Record<number, string>> = { 1: 'Masculino', 2: 'Femenino' }

function personales({ datosPersonales: datos }: Ficha): readonly Dato[] {
  const nacimiento = datos?.fechaNacimiento
  return [
    ['Apellido y Nombre', datos?.apellidoNombre],
    ['DNI', datos?.dni],
    ['Fecha de Nacimiento', nacimiento && `${formatFecha(nacimiento)} (${ageOn(nacimiento, today())} años)`],
    ['Sexo', SEXOS[datos?.sexo ?? 0]],
    ['Nacionalidad', datos?.nacionalidad],
    ['Provincia', datos?.provincia?.nombre],
    ['Departamento', datos?.departamento?.nombre],
    ['Localidad', datos?.localidad],
    ['Barrio', datos?.barrio],
    ['Domicilio', datos?.domicilio],
    ['Telefono', datos?.telefono],
    ['Email', datos?.email],
  ]
}

function profesionales({ datosProfesionales: datos }: Ficha): readonly Dato[] {
  return [
    ['CUIT/CUIL', datos?.cuitCuil && formatCuit(datos.cuitCuil)],
    ['Consultorio', datos?.consultorio],
    ['Localidad', datos?.localidad],
    ['Clinica', datos?.clinica],
    ['Telefono Profesional', datos?.telProf],
    ['Fax', datos?.fax],
  ]
}

/** The five panels and every field of the record (S2 2, S2 3). */
function seccionesOf(ficha: Ficha): readonly Seccion[] {
  const { datosAcademicos: academicos, varios } = ficha
  return [
    {
      id: 'basicos',
      titulo: 'Datos Basicos',
      datos: [
        ['Matricula', ficha.matricula],
        ['Tipo de Matricula', ficha.tipoMatricula?.nombre],
        ['Nro. de Colegio', ficha.nroColegio],
        ['Forma de Pago', ficha.formaPago?.nombre],
        ['Genera Cuotas', asSiNo(ficha.generaCuotas)?.toUpperCase()],
        ['Libro', ficha.libro],
        ['Folio', ficha.folio],
        ['Observaciones', ficha.observaciones],
      ],
    },
    { id: 'personales', titulo: 'Datos Personales', datos: personales(ficha) },
    {
      id: 'profesionales',
      titulo: 'Datos Profesionales',
      datos: profesionales(ficha),
      more: <Hospitales lista={ficha.datosProfesionales?.hospitales ?? []} />,
    },
    {
      id: 'academicos',
      titulo: 'Datos Academicos',
      datos: [
        ['Titulo', academicos?.titulo?.nombre],
        ['Entidad que otorga el Titulo', academicos?.entidadOtorgaTitulo?.nombre],
        ['Fecha del Titulo', asFecha(academicos?.fecha)],
      ],
    },
    {
      id: 'varios',
      titulo: 'Varios',
      datos: [
        ['UAD Fecha', asFecha(varios?.uadFecha)],
        ['Ingreso CM', asFecha(varios?.ingresoCM)],
        ['Egreso CM', asFecha(varios?.egresoCM)],
        ['Federacion', asSiNo(varios?.federacion)],
        ['Superintendencia', asSiNo(varios?.superintendencia)],
        ['IOSEP', asSiNo(varios?.iosep)],
        ['ISSPSE', asSiNo(varios?.isspse)],
        ['Notas', varios?.notas],
      ],
    },
  ]
}

type Hospital = NonNullable<NonNullable<Ficha['datosProfesionales']>['hospitales']>[number]

function Hospitales({ lista }: { lista: readonly Hospital[] }) {
  if (lista.length === 0) return null
  return (
    <div className="mt-4">
      <SimpleTable label="Hospitales">
        <thead>
          <tr>
            <th scope="col">Hospital</th>
            <th scope="col">Servicio</th>
            <th scope="col">Cargo</th>
          </tr>
        </thead>
        <tbody>
          {lista.map(({ id, hospital, servicio, cargo }, index) => (
            <tr key={id ?? `sin-${index}`}>
              <td>{hospital?.nombre ?? '—'}</td>
              <td>{servicio || '—'}</td>
              <td>{cargo || '—'}</td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
    </div>
  )
}

/** `abiertos`: ids of the panels last left open, as the browser's cookie remembers them. */
export function MemberPanels({ ficha, abiertos }: { ficha: Ficha; abiertos: readonly string[] }) {
  return (
    <RememberPanels>
      {seccionesOf(ficha).map(({ id, titulo, datos, more }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abiertos.includes(id)}>
            <FieldList datos={datos} />
            {more}
          </Panel>
        </div>
      ))}
    </RememberPanels>
  )
}
