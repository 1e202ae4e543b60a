import { expect, test } from 'vitest'
import { clientAddress, networkOf, trustIn } from '@/backend/nucleo/client-address'

const PERSONA = '203.0.113.7'

test.each([
  ['nobody in between', '198.51.100.1', null, '198.51.100.1'],
  ['a claim of a stranger', '198.51.100.1', PERSONA, '198.51.100.1'],
  ['the web on this machine', '127.0.0.1', PERSONA, PERSONA],
  ['the same, as IPv6 tells it', '::ffff:127.0.0.1', PERSONA, PERSONA],
  ['a claim before what a proxy on this machine saw', '127.0.0.1', `10.9.9.9, ${PERSONA}`, PERSONA],
  ['no address at all', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a web on another machine that nobody named', '10.0.0.5', PERSONA, '10.0.0.5'],
])('without further machines: %s', (_, peer, header, seen) => {
  expect(clientAddress(peer, header, trustIn(''))).toBe(seen)
  expect(clientAddress(peer, header)).toBe(seen)
})

test.each([
  ['a web that was named', '10.0.0.5', PERSONA, PERSONA],
  ['the same, as IPv6 tells it', '::ffff:10.0.0.5', PERSONA, PERSONA],
  ['a balancer of the network before that web', '192.168.4.20', `${PERSONA}, 10.0.0.5`, PERSONA],
  ['a claim before what the trusted ones saw', '192.168.4.20', `10.9.9.9, ${PERSONA}, 10.0.0.5`, PERSONA],
  ['a machine of another network', '192.168.5.20', PERSONA, '192.168.5.20'],
  ['a web by IPv6', 'fd00::5', '2001:db8::1', '2001:db8::1'],
  ['somebody on a trusted machine', '10.0.0.5', '192.168.4.8', '192.168.4.8'],
])('with further machines: %s', (_, peer, header, seen) => {
  expect(clientAddress(peer, header, trustIn('10.0.0.5, 192.168.4.0/24,fd00::/8'))).toBe(seen)
})

test.each(['web1', '10.0.0.5/33', '10.0.0', '10.0.0.0/x', 'fd00::/129'])('%s is no machine', (part) => {
  expect(() => trustIn(`10.0.0.1,${part}`)).toThrow(`'${part}' no es una dirección ni una red`)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:0.0.0.9', '0.0.0.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['desconocida', 'desconocida'],
])('%s belongs to %s', (direccion, network) => expect(networkOf(direccion)).toBe(network))
