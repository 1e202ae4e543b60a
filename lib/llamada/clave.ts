/** A key for one confirmed act. By getRandomValues, since randomUUID does not exist where an office uses plain http. */
export function makeClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
