import type { ClaveDeRemedio, Motivo } from '@/domain/bancos/motivos'

/** The words in which a bank without codes tells a rejection. */
interface Texto {
  banco: string
  clase: string
  patron: RegExp
  palabras: string
  resultado: Motivo['resultado']
  remedio: ClaveDeRemedio
}

/** BSE's are all that one real report had; Nación's are those of a public program. There may be others. */
export const TEXTOS: readonly Texto[] = [
  {
    banco: 'bse',
    clase: 'sin_fondos',
    patron: /cuentas? sin saldo/i,
    palabras: 'No hubo dinero en la cuenta en todo el mes',
    resultado: -4,
    remedio: 'fondos',
  },
  {
    banco: 'bse',
    clase: 'cuenta_bloqueada',
    patron: /estado v[aá]lido de tipo de bloqueo/i,
    palabras: 'La cuenta está bloqueada',
    resultado: -4,
    remedio: 'bloqueada',
  },
  {
    banco: 'bse',
    clase: 'tipo_de_cuenta',
    patron: /tipo de cuenta no se encuentra permitido/i,
    palabras: 'El banco no admite débitos en ese tipo de cuenta',
    resultado: -4,
    remedio: 'cuenta',
  },
  {
    banco: 'nacion',
    clase: 'sin_fondos',
    patron: /monto sup\w*\.? al disponible/i,
    palabras: 'No había dinero en la cuenta',
    resultado: -4,
    remedio: 'fondos',
  },
  {
    banco: 'nacion',
    clase: 'cuenta_bloqueada',
    patron: /cuenta bloqueada/i,
    palabras: 'La cuenta está bloqueada',
    resultado: -4,
    remedio: 'bloqueada',
  },
  {
    banco: 'nacion',
    clase: 'cuenta_inexistente',
    patron: /^casa (?:inexistente|o cta\.? ?inex)/i,
    palabras: 'La sucursal o la cuenta no existe',
    resultado: -1,
    remedio: 'cuenta',
  },
]
