import type { useRouter } from 'next/navigation'

/** Goes to a screen as a click on its link would, so that unsaved changes and the progress line see it. */
export function goTo(href: string, router: ReturnType<typeof useRouter>): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  link.addEventListener('click', (event) => {
    event.preventDefault()
    router.push(href)
  })
  document.body.append(link)
  link.click()
  link.remove()
}

export const openBeside = (href: string): void => void window.open(href, '_blank', 'noopener')
