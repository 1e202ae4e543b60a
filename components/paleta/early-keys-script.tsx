import { EARLY_KEYS_SOURCE } from '@/components/paleta/early-keys'

/** In <head>, on the server alone: the browser takes it over through `window.teclasTempranas`. */
export function EarlyKeysScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_KEYS_SOURCE }} />
  )
}
