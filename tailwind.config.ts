import type { Config } from 'tailwindcss'

/** Colours are CSS variables of app/globals.css, so that light, dark and the theme's hue change in one place. */
const color = (name: string) => `var(--${name})`

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: 'class',
  theme: {
    extend: {
      colors: {
        background: color('background'),
        surface: color('surface'),
        muted: color('muted'),
        border: color('border'),
        control: color('control'),
        foreground: color('foreground'),
        soft: color('soft'),
        primary: {
          DEFAULT: color('primary'),
          strong: color('primary-strong'),
          foreground: color('primary-foreground'),
          tint: color('primary-tint'),
          ink: color('primary-ink'),
        },
        danger: {
          DEFAULT: color('danger'),
          strong: color('danger-strong'),
          foreground: color('danger-foreground'),
          tint: color('danger-tint'),
          ink: color('danger-ink'),
        },
        sidebar: {
          DEFAULT: color('sidebar'),
          foreground: color('sidebar-foreground'),
          active: color('sidebar-active'),
          accent: color('sidebar-accent'),
          border: color('sidebar-border'),
        },
        focus: color('focus'),
      },
      screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    },
  },
} satisfies Config
