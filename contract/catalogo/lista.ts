import { banco } from '@/contract/catalogo/banco'
import { concepto } from '@/contract/catalogo/concepto'
import { type DeclaracionCatalogo, hrefOfRow } from '@/contract/catalogo/declaracion'
import { entidad } from '@/contract/catalogo/entidad'
import { especialidad } from '@/contract/catalogo/especialidad'
import { firmante } from '@/contract/catalogo/firmante'
import { formaPago } from '@/contract/catalogo/forma-pago'
import { medioPago } from '@/contract/catalogo/medio-pago'
import { organizacion } from '@/contract/catalogo/organizacion'
import { practica } from '@/contract/catalogo/practica'
import { sucursal } from '@/contract/catalogo/sucursal'
import { tipoCertificado } from '@/contract/catalogo/tipo-certificado'
import { tipoMatricula } from '@/contract/catalogo/tipo-matricula'
import { tipoSeguro } from '@/contract/catalogo/tipo-seguro'
import { titulo } from '@/contract/catalogo/titulo'
import { usuario } from '@/contract/catalogo/usuario'

/**
 * The catalogues that are data alone, by noun: calls, handlers, screens, routes and tests walk this list. One more,
 * users, has passwords and roles and is a noun of its own.
 */
export const CATALOGOS = {
  titulo,
  forma_pago: formaPago,
  tipo_matricula: tipoMatricula,
  organizacion,
  especialidad,
  entidad_otorga_titulo: entidad,
  practica,
  banco,
  sucursal_banco: sucursal,
  firmante,
  tipo_certificado: tipoCertificado,
  concepto,
  tipo_seguro: tipoSeguro,
  medio_pago: medioPago,
} as const satisfies Record<string, DeclaracionCatalogo>

export type NounCatalogo = keyof typeof CATALOGOS

/** All of them, for parts of the screens that need only texts and addresses. */
export const DECLARADOS = { ...CATALOGOS, user: usuario } as const satisfies Record<
  string,
  DeclaracionCatalogo
>
export type NounDeclarado = keyof typeof DECLARADOS

/** Whether a catalogue stands only on our own server. */
export const isOwn = (noun: NounDeclarado): boolean => 'propio' in DECLARADOS[noun]

export const direccionDeFila = (noun: NounDeclarado, id: number): string => hrefOfRow(DECLARADOS[noun], id)
