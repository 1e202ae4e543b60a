import { createServer, type AddressInfo, type Server } from 'node:net'

/**
 * Four different ports that nobody has just now: all are held until the last is found. The system never hands out those
 * that browsers refuse. Whoever opens one later must be ready to find it taken.
 */
export async function freePorts(): Promise<[number, number, number, number]> {
  const [a, b, c, d] = await Promise.all([hold(), hold(), hold(), hold()])
  const ports = [a, b, c, d].map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all([a, b, c, d].map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports as [number, number, number, number]
}

const hold = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => resolve(probe))
  })
