import type { Config } from 'tailwindcss'

/** Colours are CSS variables of app/globals.css, so that light, dark and the theme's hue change in one place. */
const color = (name: string) => `var(--${name})`
/** A ground and the text on it. */
const pair = (name: string) => ({ DEFAULT: color(name), foreground: color(`${name}-foreground`) })

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: 'class',
  theme: {
    extend: {
      colors: {
        background: color('background'),
        foreground: color('foreground'),
        border: color('border'),
        input: color('input'),
        ring: color('ring'),
        card: pair('card'),
        popover: pair('popover'),
        muted: pair('muted'),
        secondary: pair('secondary'),
        accent: pair('accent'),
        primary: {
          DEFAULT: color('primary'),
          strong: color('primary-strong'),
          foreground: color('primary-foreground'),
          tint: color('primary-tint'),
          ink: color('primary-ink'),
        },
        destructive: {
          DEFAULT: color('destructive'),
          strong: color('destructive-strong'),
          foreground: color('destructive-foreground'),
          tint: color('destructive-tint'),
          ink: color('destructive-ink'),
        },
        sidebar: {
          DEFAULT: color('sidebar'),
          foreground: color('sidebar-foreground'),
          active: color('sidebar-active'),
          accent: color('sidebar-accent'),
          border: color('sidebar-border'),
        },
      },
      screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    },
  },
} satisfies Config
