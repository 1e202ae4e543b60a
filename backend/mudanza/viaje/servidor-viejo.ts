import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import type { Ritmo } from '@/backend/mudanza/viaje/ritmo'
import { NoAnswer, OversizedAnswer, sendRequest } from '@/contract/lectura/connection'
import { interpretAnswer, type RawAnswer } from '@/contract/lectura/envelope'
import type { AnyCall, Falla, Leido, Resultado } from '@/contract/lectura/result'
import { login, MENSAJES_LOGIN } from '@/contract/sesion'

/** Milliseconds that an answer is waited for; each try waits longer. */
const ESPERA = { primera: 20_000, mas: 2_000 }
const TRIES = 3
/** So many sessions that end at the same read are its refusal. */
const SESIONES = 5
/** A session that was refused at once is not asked for again before this, so that nobody's account is locked. */
const ENTRE_INGRESOS = 60_000

export interface Leida<D> {
  texto: string
  resultado: Resultado<D>
}

/** How long an answer may be, in bytes, and take at first, in milliseconds. */
export interface Medida {
  maximo: number
  espera: number
}

export interface Cuenta {
  usuario: string
  /** It is sent to the other server alone, and written nowhere. */
  clave: string
}

/**
 * Another council's REST API, of which reads are made and nothing else: GET, and the sign-in. It signs in again when its
 * session ends, and tries each read three times.
 */
export class ServidorViejo {
  /** Requests made, sign-ins besides. */
  pedidos = 0
  ingresos = 0
  private token: string | undefined
  private entrando: Promise<void> | undefined
  private ingreso = { cuando: -Infinity, utiles: 0 }

  constructor(
    private readonly base: URL,
    private readonly cuenta: Cuenta,
    private readonly ritmo: Ritmo,
  ) {}

  /** Throws `MudanzaError` with the other server's words when it lets nobody in. */
  async signIn(): Promise<void> {
    this.entrando ??= this.enter().finally(() => (this.entrando = undefined))
    await this.entrando
  }

  /** One read. Answers its text and what was understood of it; a failure stays one after three tries. */
  async read<D>(llamada: AnyCall, wire: string, medida?: Medida): Promise<Leida<Leido<D>>> {
    const direccion = new URL(this.base.pathname.replace(/\/$/, '') + llamada.ruta + wire, this.base)
    for (let attempt = 0, ended = 0; ; attempt++) {
      if (this.token === undefined) await this.signIn()
      const { token } = this
      const leida = await this.ritmo.run(
        () => this.ask(llamada, direccion, attempt, medida),
        ({ resultado }) => !resultado.ok && isTrouble(resultado),
      )
      const { resultado } = leida
      if (!resultado.ok && resultado.tipo === 'sesion') {
        if (this.token === token) this.token = undefined
        if (++ended >= SESIONES) return leida as Leida<Leido<D>>
        // A session that ends says nothing of the call: it is no try.
        attempt--
        continue
      }
      this.ingreso.utiles++
      if (resultado.ok || !isTrouble(resultado) || attempt + 1 >= TRIES) return leida as Leida<Leido<D>>
    }
  }

  private async ask(
    llamada: AnyCall,
    direccion: URL,
    attempt: number,
    medida: Medida | undefined,
  ): Promise<Leida<unknown>> {
    this.pedidos++
    try {
      const answer = await sendRequest({
        metodo: 'GET',
        direccion,
        cabeceras: { accept: 'application/json', authorization: `Bearer ${this.token ?? ''}` },
        espera: (medida?.espera ?? ESPERA.primera) + attempt * ESPERA.mas,
        maximo: medida?.maximo,
      })
      return { texto: answer.texto, resultado: await understand(llamada, answer) }
    } catch (error) {
      if (!(error instanceof NoAnswer) && !(error instanceof OversizedAnswer)) throw error
      return { texto: '', resultado: noAnswer(error.message) }
    }
  }

  private async enter(): Promise<void> {
    const since = Date.now() - this.ingreso.cuando
    if (this.ingreso.utiles === 0 && since < ENTRE_INGRESOS) await sleep(ENTRE_INGRESOS - since)
    this.ingreso = { cuando: Date.now(), utiles: 0 }
    this.ingresos++
    const answer = await sendRequest({
      metodo: 'POST',
      direccion: new URL(this.base.pathname.replace(/\/$/, '') + login.ruta, this.base),
      cabeceras: { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' },
      cuerpo: JSON.stringify(z.encode(login.entrada.cable, this.cuenta)),
      espera: ESPERA.primera,
    }).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      throw new MudanzaError(`${this.base.origin} no contesta: ${error.message}`)
    })
    const resultado = await understand(login, answer)
    const told = resultado.ok ? (resultado.datos as { token?: string; debeCambiarClave?: boolean }) : {}
    if (!resultado.ok || told.token === undefined) {
      const words = resultado.ok
        ? 'no dio una sesión'
        : (MENSAJES_LOGIN[resultado.estado ?? 1] ?? resultado.mensaje)
      throw new MudanzaError(`${this.base.origin} no deja entrar a ${this.cuenta.usuario}: ${words}.`)
    }
    if (told.debeCambiarClave)
      throw new MudanzaError(
        `${this.cuenta.usuario} tiene que elegir su clave antes: entre una vez al sistema.`,
      )
    this.token = told.token
  }
}

/** What a kept answer says, read as the screens read it. */
export const understand = (llamada: AnyCall, answer: RawAnswer): Promise<Resultado<unknown>> =>
  interpretAnswer(llamada, answer, '', () => undefined)

const noAnswer = (mensaje: string): Falla => ({
  ok: false,
  tipo: 'sinRespuesta',
  mensaje,
  errores: {},
  pedidoID: '',
})

/** A server in trouble, unlike one that says no. */
const isTrouble = ({ tipo }: Falla): boolean => tipo === 'sinRespuesta' || tipo === 'inesperado'
