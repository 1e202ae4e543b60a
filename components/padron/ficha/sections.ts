import { type Ficha, shownText, valueOf } from '@/components/padron/ficha/field-value'
import { CAMPOS_FICHA, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { type ConAyuda, ayudaOf } from '@/lib/ayuda/con-ayuda'
import { escrito } from '@/lib/ortografia/escrito'

/** `campo` is set where the value can be edited. */
export interface Dato {
  etiqueta: string
  texto: string | undefined
  campo?: RutaCampo
  nota?: string | undefined
  ayuda: ConAyuda | undefined
}

export interface Seccion {
  id: string
  titulo: string
  datos: readonly Dato[]
}

const asSiNo = (value: boolean | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : escrito(value ? 'Si' : 'No')

const PERSONALES = [
  'dni',
  'fecha_nacimiento',
  'sexo',
  'nacionalidad',
  'provincia',
  'departamento',
  'localidad',
  'barrio',
  'domicilio',
  'telefono',
  'email',
] as const
const PROFESIONALES = [
  'cuit_cuil',
  'consultorio',
  'localidad',
  'clinica',
  'otro_hospital',
  'servicios',
  'cargos',
  'tel_prof',
  'fax',
] as const
const ACADEMICOS = ['titulo', 'entidad_otorga_titulo', 'fecha'] as const

/**
 * A field that the specification's record lacks appears when the record has it, or when the API keeps it
 * (`ampliada`).
 */
export function sectionsOf(ficha: Ficha, ampliada: boolean): readonly Seccion[] {
  const isThere = (campo: RutaCampo) => {
    const { ampliado }: CampoFicha = CAMPOS_FICHA[campo]
    return !ampliado || ampliada || valueOf(ficha, campo) !== undefined
  }
  const dato = (campo: RutaCampo): readonly Dato[] => {
    const { etiqueta, nota }: CampoFicha = CAMPOS_FICHA[campo]
    return isThere(campo)
      ? [
          {
            etiqueta: escrito(etiqueta),
            texto: shownText(ficha, campo),
            campo,
            nota,
            ayuda: ayudaOf(etiqueta),
          },
        ]
      : []
  }
  const fijo = (etiqueta: string, texto: string | null | undefined): Dato => ({
    etiqueta: escrito(etiqueta),
    texto: texto ?? undefined,
    ayuda: ayudaOf(etiqueta),
  })
  return [
    { id: 'basicos', titulo: escrito('Datos Basicos'), datos: basicos(ficha, dato, fijo) },
    {
      id: 'personales',
      titulo: 'Datos Personales',
      datos: [
        ...nombres(ficha, dato),
        ...PERSONALES.flatMap((nombre) => dato(`matriculado.datospersonales.${nombre}`)),
      ],
    },
    {
      id: 'profesionales',
      titulo: 'Datos Profesionales',
      datos: PROFESIONALES.flatMap((nombre) => dato(`matriculado.datosprofesionales.${nombre}`)),
    },
    {
      id: 'academicos',
      titulo: escrito('Datos Academicos'),
      datos: ACADEMICOS.flatMap((nombre) => dato(`matriculado.datosacademicos.${nombre}`)),
    },
    { id: 'varios', titulo: 'Varios', datos: varios(ficha, dato, fijo) },
  ]
}

type MakeDato = (campo: RutaCampo) => readonly Dato[]
type MakeFijo = (etiqueta: string, texto: string | null | undefined) => Dato

/** Registration type, payment form and Genera Cuotas have screens of their own. */
const basicos = (ficha: Ficha, dato: MakeDato, fijo: MakeFijo) => [
  ...dato('matriculado.matricula'),
  fijo('Tipo de Matricula', ficha.tipoMatricula?.nombre),
  ...dato('matriculado.nro_colegio'),
  fijo('Forma de Pago', ficha.formaPago?.nombre),
  fijo('Genera Cuotas', asSiNo(ficha.generaCuotas)?.toUpperCase()),
  ...dato('matriculado.libro'),
  ...dato('matriculado.folio'),
  ...dato('matriculado.observaciones'),
  ...dato('matriculado.aviso'),
]

/** Two fields where the API keeps the names apart, and one where it does not. */
const nombres = ({ datosPersonales }: Ficha, dato: MakeDato) =>
  datosPersonales?.apellido === undefined || datosPersonales.nombre === undefined
    ? dato('matriculado.datospersonales.apellido_nombre')
    : [...dato('matriculado.datospersonales.apellido'), ...dato('matriculado.datospersonales.nombre')]

const varios = ({ varios: datos }: Ficha, dato: MakeDato, fijo: MakeFijo) => [
  ...dato('matriculado.varios.uad_fecha'),
  ...dato('matriculado.varios.ingreso_cm'),
  ...dato('matriculado.varios.egreso_cm'),
  ...dato('matriculado.varios.ultimo_periodo_renovado'),
  fijo('Federacion', asSiNo(datos?.federacion)),
  fijo('Superintendencia', asSiNo(datos?.superintendencia)),
  ...dato('matriculado.varios.iosep'),
  ...dato('matriculado.varios.isspse'),
  ...dato('matriculado.varios.notas'),
]
