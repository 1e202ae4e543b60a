import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { memorySettings, sizeOfRegister, thisMachine } from '@/backend/db/supervisor/memory'

const MB = 1024 ** 2
const GB = 1024 ** 3

test('a small council takes little, a large one has its register in memory, and a small machine is not filled', () => {
  const on = (gigabytes: number, register: number) =>
    memorySettings({ memory: gigabytes * GB, cores: 2 }, register)
  expect(on(24, 60 * MB).shared_buffers).toBe('128MB')
  expect(on(24, 900 * MB).shared_buffers).toBe('1024MB')
  expect(on(24, 4.7 * GB).shared_buffers).toBe('6144MB')
  expect(on(2, 4.7 * GB)).toMatchObject({
    shared_buffers: '512MB',
    effective_cache_size: '1024MB',
    work_mem: '8MB',
    max_parallel_workers_per_gather: '1',
  })
})

test('whatever the machine and the register, the store stays within a quarter of the memory and PostgreSQL takes it', () => {
  const machine = fc.record({
    memory: fc.integer({ min: 512 * MB, max: 512 * GB }),
    cores: fc.integer({ min: 1, max: 64 }),
  })
  fc.assert(
    fc.property(machine, fc.integer({ min: 0, max: 200 * GB }), (one, register) => {
      const settings = memorySettings(one, register)
      const store = Number(settings.shared_buffers.replace('MB', '')) * MB
      expect(store).toBeLessThanOrEqual(one.memory / 4)
      expect(store).toBeGreaterThanOrEqual(128 * MB)
      for (const value of Object.values(settings)) expect(value).toMatch(/^\d+(MB)?$/)
      expect(Number(settings.max_parallel_workers_per_gather)).toBeLessThan(one.cores)
    }),
  )
})

test('whoever runs it may say how much there is', () => {
  expect(thisMachine({ MB_DE_POSTGRES: '2048' }).memory).toBe(2 * GB)
  expect(thisMachine({ MB_DE_POSTGRES: 'mucha' }).memory).toBe(thisMachine({}).memory)
  expect(thisMachine({}).memory).toBeGreaterThan(256 * MB)
})

test('a register is as large as the files of its tables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'padron-medida-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(sizeOfRegister(folder)).toBe(0)
  mkdirSync(join(folder, 'base', '5'), { recursive: true })
  writeFileSync(join(folder, 'base', '5', '16384'), Buffer.alloc(3_000))
  writeFileSync(join(folder, 'base', '5', '16385'), Buffer.alloc(500))
  expect(sizeOfRegister(folder)).toBe(3_500)
})
