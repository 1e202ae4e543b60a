import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** Headers that do not change from request to request; the content policy is the gate's (lib/gate.ts). */
const SIEMPRE = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // A register is no matter of search engines, the page that checks a paper least of all.
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // The camera is for a card's photograph; a page's policy is that of the one it was come to from, so it stands on all.
  { key: 'Permissions-Policy', value: 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()' },
]

/** A page of the development server alone is a `page.dev.tsx`, of which a build knows nothing. */
const WITH_DEV = ['dev.tsx', 'tsx', 'ts']

/** @returns {import('next').NextConfig} */
const config = (phase) => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: WITH_DEV }),
  poweredByHeader: false,
  reactStrictMode: true,
  // The web's own server compresses: pages lightly, files well (scripts/servidor-web.mjs).
  compress: false,
  // The gate gets addresses as they came. Tidied, 127.0.0.1 reads 'localhost', and a rewrite to our own server would be
  // taken for another one and sent there over the network, again and again.
  skipProxyUrlNormalize: true,
  // The optimiser is not used, and switched off it cannot be attacked.
  images: { unoptimized: true },
  // `npm test` checks the types of the whole tree; a council's first start need not.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    serverActions: { bodySizeLimit: '64kb' },
    optimizePackageImports: ['radix-ui'],
  },
  // Browsers ask for it by themselves wherever a page has not said its icon yet: of a file, or while a page arrives.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
  headers: async () => [
    { source: '/:path*', headers: SIEMPRE },
    // The prescriptions' page of a demonstration is shown in the frame of the doctors' door.
    { source: '/recetaDePrueba', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    {
      // It answers for the card's page alone, which is not in its folder.
      source: '/carnet/sin-conexion.js',
      headers: [
        { key: 'Service-Worker-Allowed', value: '/inicio_matriculado/carnet' },
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
      ],
    },
    {
      source: '/api/:path*',
      // It stands over what a handler says: files are sandboxed here.
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
      ],
    },
    {
      // Browsers show no PDF in a sandbox. Of the kinds that are kept they run none (decision 123).
      source: '/api/adjunto/bajar',
      headers: [
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
        },
      ],
    },
  ],
})

export default config
