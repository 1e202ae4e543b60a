/** The first match counts, since most browsers also name others. */
const NAVEGADORES: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]
const SISTEMAS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const find = (agente: string, list: readonly [RegExp, string][]): string | undefined =>
  list.find(([sign]) => sign.test(agente))?.[1]

/** A user agent in words: 'Chrome en Windows'. */
export function describeDispositivo(agente: string | null): string {
  const navegador = find(agente ?? '', NAVEGADORES)
  const sistema = find(agente ?? '', SISTEMAS)
  if (navegador && sistema) return `${navegador} en ${sistema}`
  return navegador ?? (sistema ? `Navegador desconocido en ${sistema}` : 'Navegador desconocido')
}
