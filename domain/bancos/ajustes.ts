import { ajusteDe, type Ajuste, type Ajustes, type Banco } from '@/domain/bancos/banco'
import { isAscii, toAscii } from '@/domain/bancos/paginas-de-codigo'
import { CUIT_INCORRECTO, isValidCuit } from '@/domain/cuit'

/** A setting that is missing or wrong. */
export interface AjustePendiente {
  ajuste: Ajuste
  motivo: string
}

/** The settings of a class's file: its own and all of the bank's. */
export const ajustesDeClase = ({ ajustes }: Pick<Banco, 'ajustes'>, clase: string): readonly Ajuste[] =>
  ajustes.filter((ajuste) => ajuste.clase === null || ajuste.clase === clase)

/** What is missing or wrong for the file of a class; without all of it there is no file. */
export const missingSettings = (banco: Banco, clase: string, ajustes: Ajustes): AjustePendiente[] =>
  ajustesDeClase(banco, clase).flatMap((ajuste) => {
    const motivo = problemOfSetting(ajuste, ajusteDe(banco, ajustes, ajuste.clave) ?? '')
    return motivo ? [{ ajuste, motivo }] : []
  })

/** Why a setting cannot have that value, in Spanish; an empty one is a problem only if it is required. */
export function problemOfSetting({ tipo, requerido }: Ajuste, valor: string): string | undefined {
  if (valor === '') return requerido ? 'falta' : undefined
  switch (tipo.es) {
    case 'cifras':
      return new RegExp(`^\\d{${tipo.largo}}$`).test(valor) && /[^0]/.test(valor)
        ? undefined
        : `deben ser ${tipo.largo} cifras, no todas cero`
    case 'texto':
      return toAscii(valor).length <= tipo.largo && isAscii(toAscii(valor))
        ? undefined
        : `hasta ${tipo.largo} letras sin signos especiales`
    case 'cuit':
      return isValidCuit(valor) ? undefined : CUIT_INCORRECTO
    case 'opcion':
      return tipo.opciones.some((opcion) => opcion.valor === valor) ? undefined : 'elija una opción'
  }
}
