import { formatFecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** What of the register does not fit together, in the order of its list. */
export const CLASES_DE_CONTROL = {
  mismaPersona: 'Mismo nombre y nacimiento',
  cuitDeOtro: 'CUIT de otro DNI',
  dniPorAnio: 'DNI que no es de su año',
  libroFolio: 'Mismo libro y folio',
  folioDesorden: 'Folio fuera de orden',
  hueco: 'Número que nadie tiene',
  mismoCorreo: 'Mismo correo',
  mismoTelefono: 'Mismo teléfono',
} as const
export type ClaseDeControl = keyof typeof CLASES_DE_CONTROL
export const CLAVES_DE_CONTROL = Object.keys(CLASES_DE_CONTROL) as ClaseDeControl[]

/** Which of them are listed; those that nobody said anything to unless another is chosen. */
export const VISTOS = { buenos: 'Los que están bien', todos: 'Todos' } as const

/** With so many folios and more of them shared than not, sharing one is how the book is kept and no finding. */
export const FOLIOS_PARA_COSTUMBRE = 50

/** A shorter telephone is no number that somebody could be called at. */
export const CIFRAS_DE_TELEFONO = 6

const place = (libro = '', folio = ''): string => `libro ${libro}, folio ${folio}`
const numero = (text = ''): string => formatCount(Number(text))

/** What is so, from the facts that the finding stands on. */
export function describeControl(clase: ClaseDeControl, datos: readonly string[]): string {
  const [one = '', two = '', three = '', four = ''] = datos
  switch (clase) {
    case 'mismaPersona':
      return `Nacidos el ${formatFecha(two)}`
    case 'cuitDeOtro':
      return `El CUIT ${one} no lleva el DNI ${numero(two)}`
    case 'dniPorAnio':
      return `DNI ${numero(one)} de quien nació el ${formatFecha(two)}: lo usual es de ${numero(three)} a ${numero(four)}`
    case 'libroFolio':
      return `Los dos o más en ${place(one, two)}`
    case 'folioDesorden':
      return describeOrder(datos)
    case 'hueco':
      return one === two ? `Falta el ${numero(one)}` : `Faltan del ${numero(one)} al ${numero(two)}`
    case 'mismoCorreo':
      return one
    case 'mismoTelefono':
      return `Teléfono ${one}`
  }
}

function describeOrder([
  libro,
  folio,
  antes,
  libroAntes,
  folioAntes,
  despues,
  libroDespues,
  folioDespues,
]: readonly string[]) {
  const next = despues ? ` y la ${numero(despues)} en ${place(libroDespues, folioDespues)}` : ''
  return `En ${place(libro, folio)}: la ${numero(antes)} está en ${place(libroAntes, folioAntes)}${next}`
}

/** '12 hallazgos'. */
export const sayHallazgos = (total: number): string =>
  total === 1 ? '1 hallazgo' : `${formatCount(total)} hallazgos`
