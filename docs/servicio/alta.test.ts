import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fitArchivo, makeNginx, MAQUINAS, readEjemplo, readVariables } from '@/bench/torture/alta/archivos'
import { measure } from '@/bench/torture/alta/cobro'
import { repoRoot } from '@/backend/db/root'

const fit = (archivo: string): string => fitArchivo(readEjemplo(`alta/${archivo}`), 'base2', '/tmp/alta')

test('an example becomes the drill’s: its machine, its net, its folder, and the archive that all share', () => {
  const patroni = fit('patroni.yml')
  expect(patroni).toContain("name: 'base2'")
  expect(patroni).toContain("connect_address: '10.213.77.22:5432'")
  expect(patroni).toContain('hosts: 10.213.77.21:2379,10.213.77.22:2379,10.213.77.20:2379')
  expect(patroni).toContain('data_dir: /tmp/alta/base2/var/lib/postgresql/15/padron')
  expect(patroni).toContain('archive_command: /tmp/alta/base2/etc/padron-archivar %p %f')
  expect(patroni).toContain('bin_dir: /usr/lib/postgresql/15/bin')
  expect(fit('archivar')).toContain('destino=/tmp/alta/srv/archivo-padron/"$2"')
  expect(readVariables(fit('etcd'))).toMatchObject({
    ETCD_NAME: 'base2',
    ETCD_DATA_DIR: '/tmp/alta/base2/var/lib/etcd/padron',
    ETCD_LISTEN_PEER_URLS: 'http://10.213.77.22:2380',
  })
})

test('nothing of an example is left as it was: no mark, no machine of the book', () => {
  const archivos = readdirSync(join(repoRoot(), 'docs', 'servicio', 'alta'))
  expect(archivos.length).toBeGreaterThan(5)
  for (const archivo of archivos) expect(fit(archivo), archivo).not.toMatch(/@[A-Z]+@|\b10\.0\.0\./)
})

test('nginx of the drill has both doors, and the location that the book puts before a web', () => {
  const nginx = makeNginx('testigo', '/tmp/alta')
  expect(nginx).toContain('listen 10.213.77.20:4080;')
  expect(nginx).toContain('proxy_pass http://padron;')
  expect(nginx.match(/proxy_set_header X-Forwarded-For/g)).toHaveLength(2)
  expect(nginx).not.toContain('ssl_certificate')
})

test('the examples name no machine that the drill has not', () => {
  const known = Object.values(MAQUINAS).map((end) => `10.0.0.${end}`)
  for (const archivo of readdirSync(join(repoRoot(), 'docs', 'servicio', 'alta'))) {
    for (const [address] of readEjemplo(`alta/${archivo}`).matchAll(/\b10\.0\.0\.[1-9]\d*/g))
      expect(known, `${archivo}: ${address}`).toContain(address)
  }
})

test('the wait is the longest between two confirmations that touch the stretch, and that of the slowest clerk', () => {
  const done = [
    { begun: 0, confirmed: 1_000 },
    { begun: 900, confirmed: 6_000 },
    { begun: 6_100, confirmed: 6_500 },
    { begun: 9_000, confirmed: 20_000 },
  ]
  expect(measure(done, 2_000, 6_400)).toEqual({ silencio: 5, persona: 5.1 })
  expect(measure(done, 6_450, 6_480)).toEqual({ silencio: 0.5, persona: 0.4 })
})
