import { centavos, fromDecimalText, toDecimalText } from '@/domain/dinero'
import type { Cargo, Medico, Movimiento } from './gente'

export const listed = ({ ficha }: Medico) => ({
  id: String(ficha.id),
  apellidoNombre: ficha.datospersonales.apellido_nombre,
  dni: ficha.datospersonales.dni,
  matricula: ficha.matricula,
  telefono: null,
  pivot: { orden: '1' },
})

export const pending = ({ tipo, id, nombre, mes, anio, pesos, creado }: Cargo) => ({
  id: String(id),
  tipoPagoID: String(tipo),
  ...(tipo === 3 ? {} : { tipoPagoNombre: tipo === 1 ? 'Concepto' : 'Plan de Pagos' }),
  nombre,
  ...(tipo === 1 ? {} : { mes: String(mes), anio }),
  monto: tipo === 1 ? Number(pesos) : pesos,
  fecha: tipo === 2 ? creado.replaceAll('-', '/') : creado,
  matricula_id: null,
})

/** An amount as it comes out of somebody's floating point. */
const noisy = (pesos: number): number => pesos * 1.1 - pesos * 0.1

/** Opening balance first, then what moved between two days, both included. */
export function statement({ movimientos }: Medico, desde: string, hasta: string) {
  const sorted = [...movimientos].sort((a, b) => a.fecha.localeCompare(b.fecha))
  const signed = ({ pesos, ingreso }: Movimiento): bigint =>
    (ingreso ? -1n : 1n) * (fromDecimalText(pesos) ?? 0n)
  let saldo = sorted.filter(({ fecha }) => fecha < desde).reduce((sum, one) => sum + signed(one), 0n)
  const opening = {
    id: '0-0',
    fecha: null,
    concepto: 'Saldo anterior',
    tipoMov: '',
    saldo: toDecimalText(centavos(saldo)),
  }
  const rows = sorted
    .filter(({ fecha }) => fecha >= desde && fecha <= hasta)
    .map((one) => {
      saldo += signed(one)
      return {
        id: one.id,
        fecha: `${one.fecha} 00:00:00`,
        concepto: one.concepto,
        tipo: one.tipo === 3 ? 'Matricula' : 'Otro',
        tipoCon: String(one.tipo),
        tipoMov: one.ingreso ? 'Ingreso' : 'Egreso',
        ingreso: one.ingreso ? one.pesos : null,
        egreso: one.ingreso ? '' : Number(one.pesos),
        saldo: noisy(Number(toDecimalText(centavos(saldo)))),
        usuario: { id: '3' },
      }
    })
  return [opening, ...rows]
}
