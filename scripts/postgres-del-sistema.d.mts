export interface PostgresDelSistema {
  version: string
  url: string
  stop(): void
}
export function openPostgres(): PostgresDelSistema | undefined
