import type { Banco, Contexto } from '@/domain/bancos/banco'
import { placesOf, type Campos, type Lugar } from '@/domain/bancos/campos'
import type { Escrito } from '@/domain/bancos/escribir-registro'
import { readRegistro, templateOf } from '@/domain/bancos/leer-registro'
import { periodOf } from '@/domain/debito/ajustes'
import { bankFields, declaredBank, type BancoDeDebito } from '@/domain/debito/bancos'
import { faultOfCampo, type CampoDeDebito, type Escritos } from '@/domain/debito/campos'
import type { Feriados } from '@/domain/debito/feriados'
import { makeCbu } from '@/domain/cbu'
import { centavos } from '@/domain/dinero'
import type { Mes } from '@/domain/fechas'

/** A field of a record with its text. What no setting has given yet is '?' in all its columns. */
export type LugarDeMuestra = Pick<Lugar, 'titulo' | 'sentido' | 'certeza' | 'desde' | 'hasta'> & {
  texto: string
  falta: boolean
}
export interface RegistroDeMuestra {
  titulo: string
  lugares: readonly LugarDeMuestra[]
}

const IMPORTE = centavos(2_500_000n)
const TOTALES = { cantidad: 1, total: IMPORTE }

/** The first records of a bank's files with these settings: the header of each, and one invented debit. */
export function previewOf(
  clave: BancoDeDebito,
  escritos: Escritos,
  mes: Mes,
  feriados: Feriados,
): RegistroDeMuestra[] {
  const banco = declaredBank(clave)
  const { ajustes, unknown } = soundOf(bankFields(clave), escritos)
  const bancos = { [clave]: ajustes } as Record<BancoDeDebito, Escritos>
  const periodo = periodOf(clave, mes, { bancos, feriados })
  const contextOf = (clase: string): Contexto => ({ clase, ajustes, periodo, muestra: false })
  const headers = banco.clases.flatMap(({ clave: clase }) => {
    const titulo = `Cabecera de ${banco.nombreDe(clase, mes)}`
    const missing = unknown.filter((field) => field.clase === null || field.clase === clase)
    return recordOf(
      titulo,
      banco.envio.cabecera?.campos,
      banco.escritura.cabecera(contextOf(clase), TOTALES),
      missing,
    )
  })
  const [first] = banco.clases
  const debit = banco.escritura.detalle(inventedDebit(banco), contextOf(first?.clave ?? ''))
  return [...headers, ...recordOf('Un débito inventado', fieldsOf(banco, debit), debit, [])]
}

interface Desconocido {
  /** The setting's name in the record: its key without the agreement's. */
  nombre: string
  clase: string | null
}

/** What is not known, or is typed wrong so far, has a stand-in of the right form. */
function soundOf(campos: Readonly<Record<string, CampoDeDebito>>, escritos: Escritos) {
  const unknown: Desconocido[] = []
  const ajustes = Object.fromEntries(
    Object.entries(campos).map(([clave, campo]) => {
      const text = escritos[clave] ?? ''
      if (text !== '' && faultOfCampo(campo, text) === null) return [clave, text]
      if (campo.tipo !== 'dado') return [clave, String(campo.defecto)]
      unknown.push({ nombre: clave.split('.').at(-1) ?? clave, clase: campo.clase ?? null })
      return [clave, '1']
    }),
  )
  return { ajustes, unknown }
}

const inventedDebit = ({ entidad }: Banco) => ({
  ...{ id: 1, matricula: 1001, nombre: '', sucursal: '1', importe: IMPORTE },
  cbu: makeCbu(entidad, '0001', '3000007001001'),
})

/** Of the records that a detail may have, the one that was written: no line is sound by two. */
function fieldsOf({ envio }: Banco, escrito: Escrito): Campos | undefined {
  const texto = escrito.ok ? escrito.texto : ''
  const renglon = { texto, desde: 0, largo: texto.length, numero: 1, terminado: true }
  return envio.variantes.find(({ detalle }) => readRegistro(templateOf(detalle.campos), renglon))?.detalle
    .campos
}

function recordOf(
  titulo: string,
  campos: Campos | undefined,
  escrito: Escrito,
  unknown: readonly Desconocido[],
): RegistroDeMuestra[] {
  if (!campos || !escrito.ok) return []
  const lugares = placesOf(campos).map(({ nombre, largo, desde, hasta, ...rest }) => {
    const falta = unknown.some((field) => field.nombre === nombre)
    const texto = falta ? '?'.repeat(largo) : escrito.texto.slice(desde - 1, hasta)
    return { ...rest, desde, hasta, texto, falta }
  })
  return [{ titulo, lugares }]
}
