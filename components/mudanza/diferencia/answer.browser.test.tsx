import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Answer } from '@/components/mudanza/diferencia/answer'
import { Cuentas } from '@/components/mudanza/diferencia/cuentas'
import { answerCalls, draw } from '@/components/prueba/draw'
import { centavos } from '@/domain/dinero'
import { DE_LA_CUENTA } from '@/domain/mudanza/diferencia'

const TODOS = { cantidad: 3, importe: centavos(50_000n) }
const RESPUESTA = {
  valor: 'afuera',
  deTodos: false,
  quien: 'Ana Paz',
  cuando: '2026-11-20T12:00:00.000Z',
} as const

function sending(): unknown[] {
  const sent: unknown[] = []
  answerCalls((_, __, ___, body) => {
    sent.push(body)
    return { cantidad: 1 }
  })
  return sent
}

test('nothing is chosen for who must choose, and what was said is told and may be changed', async () => {
  const sent = sending()
  draw(
    <Answer
      diferenciaID={7}
      que="saldo"
      decisiones={[...DE_LA_CUENTA, 'aceptada']}
      todos={TODOS}
      respuesta={RESPUESTA}
    />,
  )
  await expect.element(page.getByText('Por Ana Paz')).toBeVisible()
  const save = page.getByRole('button', { name: 'Guardar para este matriculado' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabelText('Lo pendiente está bien').click()
  await save.click()
  await expect.poll(() => sent).toEqual([{ diferenciaID: 7, valor: 'pendiente', deTodos: false }])
})

test('for everybody it is asked with how many and how much, and No sends nothing', async () => {
  const sent = sending()
  draw(<Answer diferenciaID={7} que="seguro" decisiones={['aceptada']} todos={TODOS} respuesta={null} />)
  const all = page.getByRole('button', { name: 'Aceptar para los 3 en que pasa lo mismo' })
  await all.click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toHaveTextContent(/3 matriculados/)
  await expect.element(question).toHaveTextContent(/500,00/)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(sent).toEqual([])
  await all.click()
  await question.getByRole('button', { name: 'Responder por todos' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      { diferenciaID: 7, valor: 'aceptada', deTodos: true, cantidad: 3, importe: { $centavos: '50000' } },
    ])
})

test('rows that only one side has leave their place beside them, and the first is marked on both', async () => {
  const row = (dia: number) => ({
    ...{ fecha: `2026-01-0${dia}`, concepto: `Mes ${dia}`, debe: centavos(100n) },
    ...{ haber: centavos(0n), saldo: centavos(BigInt(dia) * 100n) },
  })
  const cuenta = (...dias: number[]) => ({
    ...{ renglones: dias.map(row), pendientes: [], total: centavos(0n) },
  })
  draw(<Cuentas suya={cuenta(1, 2, 3)} nuestra={cuenta(1, 3)} />)
  const theirs = page.getByRole('table', { name: 'Cuenta: sistema anterior' })
  await expect.element(theirs).toHaveTextContent(/Mes 2/)
  const marked = [...document.querySelectorAll('tr[data-distinta]')].map((one) => one.textContent)
  expect(marked).toEqual([expect.stringContaining('Mes 2'), 'No está'])
  expect(
    [...document.querySelectorAll('.cuenta-lado')]
      .slice(0, 2)
      .map((one) => one.querySelectorAll('tbody tr').length),
  ).toEqual([3, 3])
})
