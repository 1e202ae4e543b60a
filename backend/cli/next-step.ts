/** What puts the register to work: npm's own order where npm gave this one, else that of whoever keeps the service. */
export const nextStep = (env: NodeJS.ProcessEnv = process.env): string =>
  env['npm_lifecycle_event'] === undefined
    ? 'Lo pone en marcha «systemctl enable --now padron»; en contenedores, «docker compose up -d».'
    : 'npm start lo pone en marcha.'
