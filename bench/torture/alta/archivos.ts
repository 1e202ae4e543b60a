import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'

/** The machines of docs/operar.md, «Una segunda base, lista para tomar el lugar», by the end of their address. */
export const MAQUINAS = {
  testigo: 20,
  base1: 21,
  base2: 22,
  web1: 11,
  web2: 12,
  api1: 31,
  api2: 32,
} as const
export type Nombre = keyof typeof MAQUINAS

const EJEMPLO = '10.0.0.'
const RED = '10.213.77.'
/** Of the machine on which the drill runs, within that net. */
export const DIRECCION_PROPIA = `${RED}1`

export const direccionDe = (nombre: Nombre): string => `${RED}${MAQUINAS[nombre]}`

/** Where a path of a machine stands in the drill: all of them share one disk. */
export const lugarDe = (carpeta: string, nombre: Nombre, ruta: string): string =>
  ruta.startsWith('/srv/') ? join(carpeta, ruta) : join(carpeta, nombre, ruta)

/** What an IT person would put on this machine, on the drill's net and under its folder. */
export function fitArchivo(ejemplo: string, nombre: Nombre, carpeta: string): string {
  return ejemplo
    .replaceAll('@NOMBRE@', nombre)
    .replaceAll('@DIRECCION@', direccionDe(nombre))
    .replaceAll(EJEMPLO, RED)
    .replaceAll(/(?<=^|[\s'"=])\/(?:var|etc|srv)\/[\w./-]*/gm, (ruta) => lugarDe(carpeta, nombre, ruta))
}

export const readEjemplo = (archivo: string): string =>
  readFileSync(join(repoRoot(), 'docs', 'servicio', archivo), 'utf8')

/** Names and values of a file of /etc/default. */
export const readVariables = (texto: string): Record<string, string> =>
  Object.fromEntries(
    texto
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** nginx whole: what Debian's own nginx.conf has around conf.d, and the webs' door without its https. */
export function makeNginx(nombre: Nombre, carpeta: string): string {
  const lugar = (ruta: string): string => lugarDe(carpeta, nombre, ruta)
  const [location] = /^ {4}location \/ \{[\s\S]*?^ {4}\}/m.exec(readEjemplo('nginx.conf')) ?? []
  if (!location) throw new Error('docs/servicio/nginx.conf no tiene su location /')
  const temporales = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${lugar(`/var/lib/nginx/${one}`)};`)
    .join('\n')
  return `pid ${lugar('/var/run/nginx.pid')};
error_log stderr;
events { worker_connections 1024; }
http {
access_log off;
${temporales}
${fitArchivo(readEjemplo('alta/nginx.conf'), nombre, carpeta)}
server {
    listen ${direccionDe(nombre)}:8080;
    client_max_body_size 0;
${location}
}
}
`
}
