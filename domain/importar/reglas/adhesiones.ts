import { readCbu } from '@/domain/importar/leer/numero'
import type { FilaLeida, Mundo, Reglas } from '@/domain/importar/reglas/regla'
import type { Hallazgo } from '@/domain/importar/resultado'
import { accountOfCbu } from '@/domain/cbu'
import { TIPOS_DE_CUENTA } from '@/domain/debito'

const CUENTA: ReadonlyMap<string, number> = new Map(
  Object.entries(TIPOS_DE_CUENTA).map(([tipo, nombre]) => [nombre ?? '', Number(tipo)]),
)

/** A member has one adhesion in force, and a request is one member's. */
function repeatedOf({ valores, falla }: FilaLeida, vistos: Mundo['vistos']): Hallazgo | undefined {
  const { nroSolicitud, matricula } = valores
  const request = nroSolicitud == null ? undefined : vistos.get(`solicitud ${nroSolicitud}`)
  if (request !== undefined)
    return falla(
      'nroSolicitud',
      'solicitud.repetida',
      `La solicitud ${nroSolicitud} ya está en la fila ${request}`,
    )
  const row = vistos.get(`adhesion ${matricula}`)
  return row === undefined
    ? undefined
    : falla('matricula', 'matricula.repetida', `La matrícula ${matricula} ya está en la fila ${row}`)
}

export const adhesiones: Reglas = {
  arma: (fila, { vistos }) => {
    const { cbu, banco, tipoCuenta, ...valores } = fila.valores
    // A bank is answered as '321 Banco …': the figures are those that its accounts begin with.
    const entidad = typeof banco === 'string' ? banco.slice(0, 3) : null
    const leido = readCbu(String(cbu), entidad)
    if (leido.falla) return { rechazo: fila.falla('cbu', leido.falla.codigo, leido.falla.texto) }
    const repeated = repeatedOf(fila, vistos)
    if (repeated) return { rechazo: repeated }
    const other = vistos.get(`cbu ${cbu}`)
    if (other !== undefined)
      fila.avisos.push(
        fila.falla('cbu', 'cbu.repetido', `La misma CBU está en la fila ${other}, de otro matriculado`),
      )
    const cuenta = {
      cbu: String(cbu),
      banco: entidad ?? String(cbu).slice(0, 3),
      tipoCuentaID: CUENTA.get(String(tipoCuenta)) ?? null,
      nroCuenta: accountOfCbu(String(cbu)),
    }
    return { registros: [{ valores: { ...valores, ...cuenta }, avisos: fila.avisos }] }
  },
  nota: ({ valores }, { fila }, { vistos }) => {
    if (valores['nroSolicitud'] != null) vistos.set(`solicitud ${valores['nroSolicitud']}`, fila)
    vistos.set(`adhesion ${valores['matricula']}`, fila)
    if (!vistos.has(`cbu ${valores['cbu']}`)) vistos.set(`cbu ${valores['cbu']}`, fila)
  },
  suma: (totales) => totales.count('adhesiones'),
  totales: ['adhesiones'],
}
