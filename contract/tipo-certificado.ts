import { CATALOGOS } from '@/contract/catalogo/lista'
import { llamadasDe } from '@/contract/catalogo/llamadas'

/** Who prints a certificate reads its body; the rest is the catalogue's. */
export const traerDatos = {
  ...llamadasDe(CATALOGOS.tipo_certificado).traerDatos,
  acceso: 'credenciales.editar',
} as const
