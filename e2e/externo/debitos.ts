import { FORMAS_PAGO } from '@/domain/estados'
import { type Consejo, Negativa } from './consejo'
import { DICHO, ENTERO, FECHA, get, type LlamadaVieja, post, TEXTO } from './protocolo'

type Cuenta = Record<string, unknown>
interface Adhesion {
  id: string
  medico: string
  cuenta: Cuenta
}

/** What this server keeps of each council's debits: a row for bank debit alone, and the last number that it gave. */
const guardados = new WeakMap<Consejo, { filas: Adhesion[]; ultimo: number }>()
function keptBy(consejo: Consejo) {
  const kept = guardados.get(consejo) ?? { filas: [], ultimo: 41 }
  guardados.set(consejo, kept)
  return kept
}

const setForm = (consejo: Consejo, medico: unknown, forma: number): void => {
  consejo.find(medico).ficha['formapago'] = { nombre: FORMAS_PAGO[forma as keyof typeof FORMAS_PAGO] }
}

const isCash = (consejo: Consejo, medico: unknown): boolean =>
  JSON.stringify(consejo.find(medico).ficha['formapago']).includes(FORMAS_PAGO[1])

/** Nothing, or JSON with the specification's eight keys alone. */
const CUENTA_JSON =
  /^\{"bancoID":\d+,"sucursalBancoID":\d+,"tipoCuentaID":[123],"nroCuenta":"\d+","fechaAlta":"\d{4}-\d\d-\d\d","observaciones":"[^"]*","cbu":"\d{22}","nroSolicitud":\d+\}$/
const ES_CBU_O_NADA = /^(\d{22})?$/

export const LLAMADAS_DE_DEBITOS: Readonly<Record<string, LlamadaVieja>> = {
  '/da_listado/traerDatos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const row = keptBy(consejo).filas.find(({ medico }) => medico === String(matriculadoID))
    if (!row) throw new Negativa('0', 'No existe')
    const { sucursalBancoID, tipoCuentaID, ...cuenta } = row.cuenta
    return {
      ...cuenta,
      ...{ id: row.id, sucursalbancoID: String(sucursalBancoID), tipoCuentaID: String(tipoCuentaID) },
      ...{ nroDa: null, montoDescontar: '0.00' },
    }
  }),
  '/da_listado/traerUltimoDA': get({}, (consejo) => ({ nroSolicitud: String(keptBy(consejo).ultimo) })),
  '/da_listado/adherir': post(
    { matriculadoID: ENTERO, tipoDA: /^[23456]$/, 'datosDebitoJSON?': CUENTA_JSON },
    (consejo, { matriculadoID, tipoDA, datosDebitoJSON }) => {
      if (!isCash(consejo, matriculadoID)) throw new Negativa('0', 'Ya tiene un débito')
      if ((Number(tipoDA) === 4) !== (datosDebitoJSON !== null))
        throw new Negativa('0', 'Faltan los datos de la cuenta')
      setForm(consejo, matriculadoID, Number(tipoDA))
      if (datosDebitoJSON === null) return
      const kept = keptBy(consejo)
      const cuenta = JSON.parse(String(datosDebitoJSON)) as Cuenta
      kept.ultimo = Number(cuenta['nroSolicitud'])
      kept.filas.push({ id: String(kept.filas.length + 1), medico: String(matriculadoID), cuenta })
    },
  ),
  '/da_listado/actualizarDatos': post(
    {
      ...{ matriculadoID: ENTERO, daListadoID: ENTERO, bancoID: ENTERO, sucursalBancoID: ENTERO },
      ...{ tipoCuentaID: /^[123]$/, cbu: ES_CBU_O_NADA, nroCuenta: DICHO, fechaAlta: FECHA },
      ...{ observaciones: TEXTO, especialidadID: ENTERO },
    },
    (consejo, { daListadoID, especialidadID: _, matriculadoID: __, ...datos }) => {
      const row = keptBy(consejo).filas.find(({ id }) => id === String(daListadoID))
      if (!row) throw new Negativa('0', 'No existe')
      // It stores what it gets.
      Object.assign(row.cuenta, datos)
    },
  ),
  '/da_listado/baja': post({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    if (isCash(consejo, matriculadoID)) throw new Negativa('0', 'No tiene débito')
    const kept = keptBy(consejo)
    kept.filas = kept.filas.filter(({ medico }) => medico !== String(matriculadoID))
    setForm(consejo, matriculadoID, 1)
  }),
}
