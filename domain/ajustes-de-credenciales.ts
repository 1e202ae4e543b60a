import { AJUSTES_DE_EMISION, LOS_ESTADOS } from '@/domain/ajustes-de-emision'
import { type Ajuste, casillaOf } from '@/domain/regla'

/** The rules of AJUSTES that concern what a member may do and what is printed of it. */
export const AJUSTES_DE_CREDENCIALES = {
  estadosHabilitados: {
    grupo: 'Credenciales',
    titulo: 'Estados que habilitan a ejercer',
    efecto: 'Con uno de ellos la ficha dice «Habilitado hoy», y también la verificación de un papel.',
    fuente: 'Lo usual: ACTIVO y RESIDENTE.',
    tipo: 'casillas',
    opciones: LOS_ESTADOS,
    todas: 'Cualquiera',
    defecto: casillaOf(1) | casillaOf(2),
  },
  conceptoEspecialidad: {
    grupo: 'Credenciales',
    titulo: 'Concepto del certificado de una especialidad',
    efecto: 'Es lo que se cobra, si quien agrega una especialidad lo elige, al precio de ese día.',
    fuente: 'El concepto «Certificado de especialista».',
    tipo: 'concepto',
    nombre: 'Certificado de especialista',
    defecto: 0,
  },
  consultaPublica: {
    grupo: 'Credenciales',
    titulo: 'Consulta pública de matriculados',
    efecto:
      'Abierta, cualquiera busca por nombre o matrícula en /consultaPublica y ve nombre, matrícula, estado y especialidades vigentes.',
    fuente: 'Por prudencia: cerrada hasta que el consejo la abra.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'Cerrada' },
      { valor: 1, texto: 'Abierta' },
    ],
    defecto: 0,
  },
  nombresEnAccesos: {
    grupo: 'Credenciales',
    titulo: 'Nombres en «Quién vio o cambió mis datos»',
    efecto: 'El médico ve en su página qué puesto abrió o cambió su ficha cada día; con «Sí», también quién.',
    fuente: 'Por prudencia con el personal: sin nombres.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'No' },
      { valor: 1, texto: 'Sí' },
    ],
    defecto: 0,
  },
  consultasDireccion: {
    grupo: 'Credenciales',
    titulo: 'Consultas públicas desde un mismo equipo',
    efecto: 'Llegado a este número en 15 minutos, esa dirección de red espera para seguir consultando.',
    fuente: 'Sesenta alcanzan para buscar a mano y no para copiar el padrón.',
    tipo: 'entero',
    defecto: 60,
    minimo: 10,
    maximo: 1000,
    unidad: ['consulta', 'consultas'],
  },
  ...AJUSTES_DE_EMISION,
} as const satisfies Record<string, Ajuste>
