import type { CampoDeDestino } from '@/domain/importar/destinos/campo'
import { DE_CERTIFICADOS, DE_ESPECIALIDADES, DE_PRACTICAS } from '@/domain/importar/destinos/credenciales'
import { DE_ADHESIONES, DE_DEUDA, DE_PAGOS, DE_SALDOS } from '@/domain/importar/destinos/dinero'
import {
  DE_MATRICULADOS,
  DE_SEGUROS,
  DE_SUPERINTENDENCIA,
  deCatalogo,
} from '@/domain/importar/destinos/padron'
import type { Permiso } from '@/domain/roles'

export type { CampoDeDestino, ListaDeValores } from '@/domain/importar/destinos/campo'

export interface Destino {
  nombre: string
  /** What one row gives, in the singular and the plural. */
  uno: string
  varios: string
  permiso: 'importar.padron' | 'importar.tesoreria'
  /** What writing one by hand asks for. */
  escribe: Permiso
  campos: Readonly<Record<string, CampoDeDestino>>
  /** At least one of these has a column. */
  algunoDe?: readonly string[]
}

const PADRON = 'importar.padron'
const TESORERIA = 'importar.tesoreria'

const catalogo = (
  nombre: string,
  [uno, varios]: readonly [string, string],
  campos: Destino['campos'],
): Destino => ({ nombre, uno, varios, permiso: PADRON, escribe: 'catalogos.administrar', campos })

/** What a file may bring, in the order in which a register is filled. */
export const DESTINOS = {
  matriculados: {
    ...{ nombre: 'Matriculados', uno: 'matriculado', varios: 'matriculados' },
    ...{ permiso: PADRON, escribe: 'padron.crear', campos: DE_MATRICULADOS },
  },
  especialidades: {
    ...{ nombre: 'Especialidades', uno: 'especialidad', varios: 'especialidades' },
    ...{ permiso: PADRON, escribe: 'credenciales.editar', campos: DE_ESPECIALIDADES },
  },
  practicas: {
    ...{ nombre: 'Prácticas', uno: 'práctica', varios: 'prácticas' },
    ...{ permiso: PADRON, escribe: 'credenciales.editar', campos: DE_PRACTICAS },
  },
  certificados: {
    ...{ nombre: 'Certificados emitidos', uno: 'certificado', varios: 'certificados' },
    ...{ permiso: PADRON, escribe: 'credenciales.editar', campos: DE_CERTIFICADOS },
  },
  seguros: {
    ...{ nombre: 'Seguros', uno: 'período de seguro', varios: 'períodos de seguro' },
    ...{ permiso: PADRON, escribe: 'seguros.editar', campos: DE_SEGUROS },
  },
  superintendencia: {
    nombre: 'Superintendencia',
    uno: 'período de superintendencia',
    varios: 'períodos de superintendencia',
    ...{ permiso: PADRON, escribe: 'seguros.editar', campos: DE_SUPERINTENDENCIA },
  },
  deudaMeses: {
    ...{ nombre: 'Deuda por mes', uno: 'mes adeudado', varios: 'meses adeudados' },
    ...{ permiso: TESORERIA, escribe: 'pagos.generar', campos: DE_DEUDA },
  },
  saldosIniciales: {
    ...{ nombre: 'Saldos iniciales', uno: 'saldo inicial', varios: 'saldos iniciales' },
    ...{ permiso: TESORERIA, escribe: 'pagos.generar', campos: DE_SALDOS },
    algunoDe: ['debe', 'aFavor', 'saldo'],
  },
  pagos: {
    ...{ nombre: 'Pagos anteriores', uno: 'renglón de recibo', varios: 'renglones de recibos' },
    ...{ permiso: TESORERIA, escribe: 'pagos.cobrar', campos: DE_PAGOS },
  },
  adhesiones: {
    ...{ nombre: 'Adhesiones al débito', uno: 'adhesión', varios: 'adhesiones' },
    ...{ permiso: TESORERIA, escribe: 'debitos.editar', campos: DE_ADHESIONES },
  },
  'catalogo:hospital': catalogo(
    'Catálogo de hospitales',
    ['hospital', 'hospitales'],
    deCatalogo('hospital|hospitales|establecimiento|institucion|efector', true),
  ),
  'catalogo:especialidad': catalogo(
    'Catálogo de especialidades',
    ['especialidad', 'especialidades'],
    deCatalogo('especialidad'),
  ),
  'catalogo:practica': catalogo(
    'Catálogo de prácticas',
    ['práctica', 'prácticas'],
    deCatalogo('practica|practicas'),
  ),
  'catalogo:titulo': catalogo('Catálogo de títulos', ['título', 'títulos'], deCatalogo('titulo|titulos')),
  'catalogo:entidad_otorga_titulo': catalogo(
    'Catálogo de entidades',
    ['entidad', 'entidades'],
    deCatalogo('entidad|entidades|universidad'),
  ),
} as const satisfies Record<string, Destino>

export type DestinoDeImportacion = keyof typeof DESTINOS
export const CLAVES_DE_DESTINO = Object.keys(DESTINOS) as DestinoDeImportacion[]
export const destinoDe = (clave: DestinoDeImportacion): Destino => DESTINOS[clave]
