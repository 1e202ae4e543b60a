import { ESTADOS } from '@/domain/estados'
import { type Ajuste, casillaOf } from '@/domain/regla'
import { OPCIONES_DE_DEUDA, OPCIONES_DE_ESPECIALIDAD } from '@/domain/reglas-de-emision'

export const LOS_ESTADOS = Object.entries(ESTADOS).map(([id, texto]) => ({ valor: Number(id), texto }))

const FUENTE = 'Sin ninguna, hasta que el consejo ponga las suyas.'
const TAMBIEN = 'Quien puede exceptuar lo emite igual, con un motivo que queda en el registro.'

/** What states membership is of who has it: ACTIVO, RESIDENTE; a certificate also of PASIVO, which says so then. */
const MATRICULADOS = casillaOf(1) | casillaOf(2)
const Y_PASIVOS = MATRICULADOS | casillaOf(3)

const estados = (papel: string, defecto = MATRICULADOS) =>
  ({
    grupo: 'Reglas para emitir',
    titulo: `${papel}: estados con que se emite`,
    efecto: `Con otro estado no se emite. ${TAMBIEN}`,
    fuente: 'Lo usual: quien está en la matrícula. De un PASIVO el certificado lo dice.',
    tipo: 'casillas',
    opciones: LOS_ESTADOS,
    todas: 'Cualquiera',
    defecto,
  }) as const

const deuda = (papel: string) =>
  ({
    grupo: 'Reglas para emitir',
    titulo: `${papel}: deuda que se mira`,
    efecto: 'Deuda vencida es la de los morosos; un plan al día no tiene cuotas de meses pasados.',
    fuente: FUENTE,
    tipo: 'opcion',
    opciones: OPCIONES_DE_DEUDA,
    defecto: 0,
  }) as const

const especialidad = (papel: string, cual: string) =>
  ({
    grupo: 'Reglas para emitir',
    titulo: `${papel}: especialidad que se pide`,
    efecto: `Tiene que estar vigente ${cual} el día en que se emite.`,
    fuente: FUENTE,
    tipo: 'opcion',
    opciones: OPCIONES_DE_ESPECIALIDAD,
    defecto: 0,
  }) as const

/** The rules for issuing each kind of paper; those of a type of certificate stand with the type. */
export const AJUSTES_DE_EMISION = {
  especialidadEstados: estados('Certificado de especialidad'),
  especialidadDeuda: deuda('Certificado de especialidad'),
  especialidadVigente: especialidad('Certificado de especialidad', 'la que se certifica'),
  practicaEstados: estados('Certificado de práctica'),
  practicaDeuda: deuda('Certificado de práctica'),
  practicaVigente: especialidad('Certificado de práctica', 'alguna'),
  certificadoEstados: estados('Certificado', Y_PASIVOS),
  certificadoDeuda: deuda('Certificado'),
  certificadoVigente: especialidad('Certificado', 'alguna'),
  carnetEstados: estados('Carnet'),
  carnetDeuda: deuda('Carnet'),
  carnetVigente: especialidad('Carnet', 'alguna'),
} as const satisfies Record<string, Ajuste>

/** The keys of AJUSTES_DE_EMISION that say with what states each kind of paper is issued. */
export const ESTADOS_PARA_EMITIR = Object.keys(AJUSTES_DE_EMISION).filter((clave) =>
  clave.endsWith('Estados'),
)
