import { CATALOGOS } from '@/contract/catalogo/lista'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Permiso } from '@/domain/roles'
import { type NombreRuta, rutas } from '@/lib/routes'
import { permissionOf } from '@/lib/screen-addresses'

const PANTALLAS = {
  matriculados: ['matriculados', 'Ver los matriculados'],
  especialidades: ['matriculados', 'Ver los matriculados'],
  practicas: ['matriculados', 'Ver los matriculados'],
  certificados: ['matriculados', 'Ver los matriculados'],
  superintendencia: ['matriculados', 'Ver los matriculados'],
  seguros: ['controlCobertura', 'Ver el control de cobertura'],
  deudaMeses: ['cuentasCorrientes', 'Ver las cuentas corrientes'],
  saldosIniciales: ['cuentasCorrientes', 'Ver las cuentas corrientes'],
  pagos: ['recibos', 'Ver los recibos'],
  adhesiones: ['debitoAutomatico', 'Ver los adheridos'],
} as const satisfies Partial<Record<DestinoDeImportacion, readonly [NombreRuta, string]>>

type Lugar = { href: string; texto: string }

/** Where what a file brought is seen by whoever has these permissions; undefined where there is no such screen. */
export function placeOf(destino: DestinoDeImportacion, permisos: ReadonlySet<Permiso>): Lugar | undefined {
  if (destino in PANTALLAS) {
    const [nombre, texto] = PANTALLAS[destino as keyof typeof PANTALLAS]
    const permiso = permissionOf(nombre)
    return permiso !== 'publico' && permisos.has(permiso) ? { href: rutas[nombre](), texto } : undefined
  }
  const noun = destino.slice('catalogo:'.length)
  if (!Object.hasOwn(CATALOGOS, noun)) return undefined
  const { lista, permiso } = CATALOGOS[noun as keyof typeof CATALOGOS]
  return permisos.has(permiso) ? { href: lista, texto: 'Ver el catálogo' } : undefined
}
