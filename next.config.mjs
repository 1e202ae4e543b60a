/** Headers that do not change from request to request; the content policy is the gate's (lib/gate.ts). */
const SIEMPRE = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
]

/** @type {import('next').NextConfig} */
export default {
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
  headers: async () => [
    { source: '/:path*', headers: SIEMPRE },
    {
      source: '/api/:path*',
      // It stands over what a handler says: files are sandboxed here.
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
      ],
    },
  ],
}
