import type { TestProject } from 'vitest/node'
import { startTestServer } from '@/backend/prueba/db/servidor'

/** vitest's globalSetup of the `api` project: one server and one template database a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('testServer', { adminUrl: server.adminUrl, template: server.template })
  return () => server.stop()
}
