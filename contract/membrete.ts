import * as z from 'zod'
import { entero, instante, nulo, opcional, texto, textoRequerido, vaciable } from '@/contract/campos'
import { cuit, email } from '@/contract/campos-persona'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_SENA, MAX_TELEFONO_DEL_CONSEJO } from '@/domain/consejo'
import {
  CLAVES_HOJA,
  CLAVES_LUGAR,
  LIMITES_DE_LOGO,
  LIMITES_DE_MEDIDA,
  limitsOf,
  MAX_LINEA,
  MAX_LINEAS,
  MAX_NOMBRE_MEMBRETE,
  MEDIDAS_DE_FABRICA,
  type Medida,
  TIPOS_LOGO,
} from '@/domain/membrete'

/** The council's letterhead is an extension as a whole (decision 136). */
const version = entero('Versión inválida', 0)
const huella = texto(64)
const MAX_LINEAS_ESCRITAS = 2 * MAX_LINEAS * (MAX_LINEA + 1)
const medida = (cual: Medida) => entero(limitsOf(cual), ...LIMITES_DE_MEDIDA[cual])
const HOJA = {
  lugar: z.enum(CLAVES_LUGAR, 'Elija dónde va el logo'),
  hoja: z.enum(CLAVES_HOJA, 'Elija el tamaño de la hoja'),
  arriba: medida('arriba'),
  abajo: medida('abajo'),
  izquierda: medida('izquierda'),
  derecha: medida('derecha'),
  alto: medida('alto'),
}

const SENAS = {
  cuit: nulo(texto()),
  domicilio: nulo(texto()),
  telefono: nulo(texto()),
  correo: nulo(texto()),
  copiasDelRecibo: entero(),
}
const SENAS_ESCRITAS = {
  cuit: vaciable(cuit('Ingrese el CUIT del consejo')),
  domicilio: vaciable(texto(MAX_SENA)),
  telefono: vaciable(texto(MAX_TELEFONO_DEL_CONSEJO)),
  correo: vaciable(email('Ingrese un correo válido')),
  copiasDelRecibo: opcional(entero('Elija cuántas copias', 1, 2)),
}

/** `version` 0 was never changed: without a name the installation's own name and lines stand there. Lengths are mm. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/membrete/traerDatos',
  acceso: 'membrete.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    nombre: nulo(texto(MAX_NOMBRE_MEMBRETE)),
    lineas: nulo(texto(MAX_LINEAS_ESCRITAS)),
    ...SENAS,
    ...HOJA,
    logoHuella: opcional(huella),
    version,
    cambiado: nulo(instante),
    quien: nulo(texto()),
  }).cable,
})

/** `lineas` are parted by line breaks. A change since `version` refuses it. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/membrete/actualizarDatos',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'membrete.editar', palabras: 'Cambio del membrete' },
  ejemplo: ({ versionDeMembrete }) => ({
    nombre: 'Consejo de Médicos',
    cuit: '30500010912',
    domicilio: 'San Martín 450',
    copiasDelRecibo: 1,
    lineas: 'Personería jurídica 123',
    ...MEDIDAS_DE_FABRICA,
    version: versionDeMembrete,
  }),
  entrada: objeto({
    nombre: textoRequerido('Ingrese el nombre del consejo', MAX_NOMBRE_MEMBRETE),
    lineas: vaciable(texto(MAX_LINEAS_ESCRITAS)),
    ...SENAS_ESCRITAS,
    ...HOJA,
    version,
  }),
  salida: objeto({ version }).cable,
})

export const verLogo = archivo({
  metodo: 'GET',
  ruta: '/membrete/verLogo',
  acceso: 'membrete.ver',
  extension: true,
  sale: true,
  entrada: objeto({}),
  salida: objeto({ huella, nombre: texto() }).cable,
})

export const subirLogo = archivo({
  metodo: 'POST',
  ruta: '/membrete/subirLogo',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'membrete.subirLogo', palabras: 'Logo del membrete guardado' },
  entra: { tipos: TIPOS_LOGO, maximo: LIMITES_DE_LOGO.bytes, imagenes: LIMITES_DE_LOGO },
  ejemplo: ({ versionDeMembrete }) => ({ version: versionDeMembrete }),
  entrada: objeto({ version }),
  salida: objeto({ huella, version }).cable,
})

export const quitarLogo = dato({
  metodo: 'POST',
  ruta: '/membrete/quitarLogo',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'membrete.quitarLogo', palabras: 'Logo del membrete quitado' },
  ejemplo: ({ versionDeMembrete }) => ({ version: versionDeMembrete }),
  entrada: objeto({ version }),
  salida: objeto({ version }).cable,
})
