import { spawn } from 'node:child_process'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { repoRoot } from '@/backend/db/root'

interface Prueba {
  titulo: string
  /** What holds when it passes. */
  nombre: string
  /** Files of the suite, as vitest takes them. */
  archivos: readonly string[]
  proyectos?: readonly ('api' | 'unit')[]
  /** How much is asked of them beyond what every run of the suite does. */
  env?: Record<string, string>
}

/** Those of the suite, at their full length; a short form of each runs with it every time. */
export const SUITE: Readonly<Record<string, Prueba>> = {
  T04: {
    titulo: 'Se corta después de cada sentencia de cada acto',
    nombre: 'todo o nada, en cada una',
    archivos: ['backend/tesoreria/ledger/fallas'],
  },
  T05: {
    titulo: 'Todos a la vez sobre los mismos cargos',
    nombre: 'un solo ganador por cargo, y a los demás se les dice quién',
    archivos: ['backend/tesoreria/pago/concurrencia', 'backend/padron/matriculado/concurrencia'],
  },
  T06: {
    titulo: 'Cincuenta recibos a la vez',
    nombre: 'cincuenta números seguidos',
    archivos: ['backend/tesoreria/pago/concurrencia', '-t', 'receipt numbers'],
  },
  T09: {
    titulo: 'El disco se llena',
    nombre:
      'se contesta en palabras, se sigue leyendo, nada termina (sin permiso de montar un disco, no se prueba)',
    archivos: ['backend/db/supervisor/disco-lleno', 'backend/http/failures'],
  },
  T41: {
    titulo:
      'Una mudanza muere mientras arma, en veinte lugares al azar, al lado del ensayo anterior y en su base',
    nombre: 'el anterior queda como estaba, y la vez siguiente termina como si nada',
    archivos: ['backend/cli/mudanza-muertes'],
    env: { MUDANZA_MUERTES: '19' },
  },
  T14: {
    titulo: 'Pedidos inventados',
    nombre: '100.000 pedidos inventados, ninguna respuesta 5xx',
    archivos: ['backend/http/fuzz'],
    env: { AZAR_PEDIDOS: '100000' },
  },
  T15: {
    titulo: 'Historias inventadas de la tesorería',
    nombre: '300 historias de 60 pasos y la contabilidad cierra',
    archivos: ['backend/tesoreria/ledger/tesoreria'],
    env: { HISTORIAS: '300', HISTORIAS_PASOS: '60' },
  },
  T16: {
    titulo: 'Archivos de banco dañados',
    nombre: '100.000 rendiciones dañadas: leídas o rechazadas enteras, con renglón y columna',
    archivos: ['domain/bancos/mutaciones', 'domain/bancos/danos', 'backend/debitos/rendicion/archivos'],
    env: { BANCOS_MUTACIONES: '100000' },
    proyectos: ['unit', 'api'],
  },
  T17: {
    titulo: 'Rendiciones de otro banco, otro mes, otra entidad, otra clase de cuenta',
    nombre: 'se rechazan enteras y se dice qué parecen',
    archivos: ['domain/bancos/esperado', 'domain/bancos/otros-debitos', 'backend/debitos/envio/cargar'],
    proyectos: ['unit', 'api'],
  },
  T18: {
    titulo: 'La misma rendición otra vez, con otro nombre, desordenada, a la vez, a medias',
    nombre: 'cada peso entra una sola vez, después de 150 historias de rondas',
    archivos: [
      'backend/debitos/rendicion/a-la-vez',
      'backend/debitos/rendicion/a-medias',
      'backend/debitos/rendicion/copia-anterior',
      'backend/debitos/rendicion/historias',
    ],
    env: { HISTORIAS: '150', HISTORIAS_PASOS: '20' },
  },
  T38: {
    titulo: 'Varias rendiciones de un débito, CC y CA, acumuladas, con claves de nadie y de ceros',
    nombre: 'lo dicho cobrado es lo pagado, lo acreditado y lo por resolver, renglón por renglón',
    archivos: ['backend/debitos/rendicion/varias', 'backend/debitos/rendicion/historias'],
    env: { HISTORIAS: '100', HISTORIAS_PASOS: '20' },
  },
  T39: {
    titulo: 'Una rendición que se deshace',
    nombre: 'todas las cifras son las de antes, y un mes cerrado no cambia',
    archivos: ['backend/debitos/rendicion/deshacer'],
    env: { HISTORIAS: '100' },
  },
  T19: {
    titulo: 'Renglones de desconocidos, ya pagados, de un centavo más, repetidos',
    nombre: 'tienen su código, y las cuentas suman el archivo',
    archivos: ['domain/bancos/resultado', 'domain/bancos/muestras', 'backend/debitos/rendicion/rendicion'],
    proyectos: ['unit', 'api'],
  },
  T20: {
    titulo: 'Letras de todas las páginas de código',
    nombre: 'lo que entra es lo que sale, y lo que no cabe se rechaza con su nombre',
    archivos: ['domain/bancos/danos', 'domain/bancos/escribir', 'domain/plegar', 'domain/texto'],
    env: { BANCOS_MUTACIONES: '20000' },
    proyectos: ['unit'],
  },
  T21: {
    titulo: 'Los archivos para los bancos',
    nombre: 'las mismas filas dan los mismos bytes, se leen de vuelta y no se pasan de ancho',
    archivos: [
      'domain/bancos/escribir',
      'domain/bancos/muestras',
      'domain/bancos/nacion',
      'backend/debitos/ronda',
    ],
    proyectos: ['unit', 'api'],
  },
  T22: {
    titulo: 'Una planilla que se agranda cientos de veces al abrirse',
    nombre: 'se rechaza en palabras y no detiene a nadie',
    archivos: ['backend/debitos/rendicion/archivos'],
  },
  T24: {
    titulo: 'Importes imposibles y cuotas de todos los tamaños',
    nombre: 'se rechazan, y las cuotas suman al centavo',
    archivos: ['domain/dinero', 'domain/plan', 'domain/precio'],
    proyectos: ['unit'],
  },
  T26: {
    titulo: 'Cada llamada con cada rol',
    nombre: 'nadie puede lo que no debe',
    archivos: ['backend/http/matrix'],
  },
  T40: {
    titulo: 'La mudanza se corta mientras lee',
    nombre: 'treinta cortes en tres lecturas, la misma copia, y hasta 20 llamadas repetidas por corte',
    archivos: ['backend/mudanza/viaje/muertes'],
    env: { MUERTES_DE_LECTURA: '20' },
  },
  T28: {
    titulo: 'Avisos de pago falsos, repetidos, atrasados, de otro importe',
    nombre: 'un solo cambio de estado, y lo que sobra es saldo a favor',
    archivos: ['backend/tesoreria/en-linea'],
  },
}

/** A torture that lives in the suite, where a short form of it runs each time; here as long as it is asked for. */
export async function runSuite({
  nombre,
  archivos,
  proyectos = ['api'],
  env,
}: Omit<Prueba, 'titulo'>): Promise<Comprobacion[]> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...proyectos.flatMap((one) => ['--project', one]), ...archivos],
    {
      cwd: repoRoot(),
      env: { ...process.env, PADRON_SEMILLA: 'azar', ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const figures = /\d+ pedidos en .*/.exec(written)?.[0] ?? /Tests +(.*)/.exec(written)?.[1]
  return [expectThat(nombre, code === 0, code === 0 ? (figures ?? '') : written)]
}
