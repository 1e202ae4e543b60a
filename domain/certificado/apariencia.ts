import { type Alineacion, type Formato, TAMANOS, type Tamano } from '@/domain/certificado/documento'
import type { Elemento } from '@/domain/certificado/etiquetas'

/** An element's looks, as far as a document can hold them, and in words what it cannot hold. */
export interface Apariencia {
  alineacion?: Alineacion
  formato: Partial<Formato>
  perdidas: string[]
}

const POR_ETIQUETA: Readonly<Record<string, Partial<Formato>>> = {
  strong: { negrita: true },
  b: { negrita: true },
  em: { cursiva: true },
  i: { cursiva: true },
  u: { subrayado: true },
  ins: { subrayado: true },
  s: { tachado: true },
  strike: { tachado: true },
  del: { tachado: true },
  small: { tamano: 'small' },
  big: { tamano: 'large' },
}

const ALINEACION: Readonly<Record<string, Alineacion>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}
const TAMANO_POR_MEDIDA: Readonly<Record<string, Tamano>> = Object.fromEntries(
  Object.entries(TAMANOS).map(([tamano, em]) => [`${em}em`, tamano as Tamano]),
)

/** A style attribute's declarations as pairs, in lower case. */
export const readEstilos = (style: string): [propiedad: string, valor: string][] =>
  style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    if (at < 0) return []
    const value = declaration.slice(at + 1).replace(/!important/i, '')
    return [[declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()]]
  })

export function aparienciaDe({ nombre, atributos }: Elemento): Apariencia {
  const apariencia: Apariencia = { formato: { ...POR_ETIQUETA[nombre] }, perdidas: [] }
  align(apariencia, nombre === 'center' ? 'center' : atributos['align'])
  for (const clase of (atributos['class'] ?? '').split(/\s+/)) readClase(apariencia, clase, nombre)
  for (const [propiedad, valor] of readEstilos(atributos['style'] ?? ''))
    readEstilo(apariencia, propiedad, valor)
  return apariencia
}

function align(apariencia: Apariencia, valor: string | undefined): void {
  const alineacion = ALINEACION[valor ?? '']
  if (alineacion) apariencia.alineacion = alineacion
}

const CLASE = /^ql-([a-z]+)(?:-([\w-]+))?$/

/** Only the old editor's classes mean something. */
function readClase(apariencia: Apariencia, clase: string, nombre: string): void {
  const [, tipo, valor = ''] = CLASE.exec(clase) ?? []
  if (tipo === 'align') align(apariencia, valor)
  else if (tipo === 'size' && isTamano(valor)) apariencia.formato.tamano = valor
  else if (tipo === 'font') apariencia.perdidas.push('Tipos de letra')
  else if (tipo === 'color' || tipo === 'bg') apariencia.perdidas.push('Colores')
  else if (tipo === 'direction') apariencia.perdidas.push('Dirección del texto')
  else if (tipo === 'indent' && nombre !== 'li') apariencia.perdidas.push('Sangrías')
}

const isTamano = (valor: string): valor is Tamano => Object.hasOwn(TAMANOS, valor)

const SIN_EFECTO =
  /^(inherit|initial|unset|auto|normal|none|0|0px|0cm|transparent|currentcolor|black|#000|#000000|rgb\(0, ?0, ?0\))$/
const SE_PIERDE: readonly (readonly [RegExp, string])[] = [
  [/^(color|background|background-color)$/, 'Colores'],
  [/^font(-family)?$/, 'Tipos de letra'],
  [/^(margin|padding|line-height|text-indent|letter-spacing|word-spacing)/, 'Márgenes y espacios'],
  [/^(position|float|display|width|height|border)/, 'Posición y recuadros'],
]

function readEstilo(apariencia: Apariencia, propiedad: string, valor: string): void {
  const { formato, perdidas } = apariencia
  switch (propiedad) {
    case 'text-align':
      return align(apariencia, valor)
    case 'font-size': {
      const tamano = TAMANO_POR_MEDIDA[valor]
      if (tamano) formato.tamano = tamano
      else if (!SIN_EFECTO.test(valor)) perdidas.push('Tamaños de letra propios')
      return
    }
    case 'font-weight':
      formato.negrita = valor === 'bold' || valor === 'bolder' || Number(valor) >= 600
      return
    case 'font-style':
      formato.cursiva = valor === 'italic' || valor === 'oblique'
      return
    case 'text-decoration':
    case 'text-decoration-line':
      if (valor.includes('underline')) formato.subrayado = true
      if (valor.includes('line-through')) formato.tachado = true
      return
    default: {
      const perdida = SE_PIERDE.find(([pattern]) => pattern.test(propiedad))?.[1]
      if (perdida && !SIN_EFECTO.test(valor)) perdidas.push(perdida)
    }
  }
}
