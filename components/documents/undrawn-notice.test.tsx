import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'

const words = (...textos: (string | null | undefined)[]) =>
  renderToStaticMarkup(<UndrawnNotice textos={textos} />).replace(/<[^>]*>/g, ' ')

test('what a paper cannot draw is named, each sign once, wherever it was typed; the rest says nothing', () => {
  expect(words('Ñandú, O\u02bcConnor', null, undefined, '')).toBe('')
  expect(words('Mẽndez')).toContain('El papel no puede llevar este signo: ẽ')
  expect(words('Paga → mañana', 'Mẽndez → hijo')).toContain('El papel no puede llevar estos signos: → ẽ')
})
