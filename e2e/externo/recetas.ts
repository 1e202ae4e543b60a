import { Negativa } from './consejo'
import { DICHO, Entrega, type LlamadaVieja, post } from './protocolo'

const CUIT = /^\d{11}$/
const TOKEN = 'elija-su-clave-'

/** The prescriptions' door: only the number of a refusal counts, and its words are this server's own. */
export const LLAMADAS_DE_RECETAS: Readonly<Record<string, LlamadaVieja>> = {
  '/externos/cuitLogin': {
    ...post({ cuit: CUIT, password: DICHO }, (consejo, { cuit, password }) => {
      const cuenta = consejo.signIn(String(cuit), String(password))
      if (cuenta.rol !== 'MEDICO') throw new Negativa('-5', 'Sin permisos')
      if (consejo.porElegir.has(String(cuit))) return new Entrega('2', 'Cambie la clave', `${TOKEN}${cuit}`)
      return consejo.marco
    }),
    sinToken: true,
  },
  '/externos/generarClave': {
    ...post(
      { password: DICHO, password2: DICHO, token: DICHO, cuit: CUIT },
      (consejo, { password, token, cuit }) => {
        const cuenta = consejo.cuentas.get(String(cuit))
        if (!cuenta || token !== `${TOKEN}${cuit}`) throw new Negativa('0', 'No corresponde')
        cuenta.clave = String(password)
        consejo.porElegir.delete(String(cuit))
        return null
      },
    ),
    sinToken: true,
  },
}
