import { expect, test } from 'vitest'
import { toast } from '@/components/ui/toast'
import { type Contado, onToast, withNotice } from '@/components/ui/told'

test('what was shown before is not heard again, each notice is kept once, the newest first, up to thirty', () => {
  toast.info('De antes')
  let kept: Contado[] = []
  let now = 0
  const stop = onToast((item) => (kept = withNotice(kept, item, ++now)))
  toast.success('Se guardó')
  toast.passing('Inicio de sesión correcto')
  toast.error('No se pudo', 'x'.repeat(400))
  toast.success('Se guardó')
  expect(kept.map(({ title, cuando, visto }) => [title, cuando, visto])).toEqual([
    ['Se guardó', 3, false],
    ['No se pudo', 2, false],
  ])
  expect(kept[1]?.detail).toHaveLength(300)
  for (let n = 0; n < 40; n++) toast.info(`Aviso ${n}`)
  expect(kept).toHaveLength(30)
  stop()
  toast.info('Después')
  expect(kept[0]?.title).toBe('Aviso 39')
})
