/** '3 días antes del vencimiento', 'El día del vencimiento', '5 días después del vencimiento'. */
export function describeDias(dias: number): string {
  if (dias === 0) return 'El día del vencimiento'
  const count = Math.abs(dias)
  return `${count === 1 ? '1 día' : `${count} días`} ${dias < 0 ? 'antes' : 'después'} del vencimiento`
}
