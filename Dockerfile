# Room 25 in one image: the server, the page and the program `room25`. Tables are kept in /data, or in PostgreSQL if
# DATABASE_URL is set. It needs nothing else to be writable: run it with a read-only root.
# The version is exact. A digest makes the base the same for ever: docs/operate.md, "Digests".
ARG NODE=22.21.1-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /room25
COPY . .
RUN npm ci && npm run build
# What is needed to run, and nothing that builds, tests or describes it. (`npm ci --omit=dev` keeps TypeScript, which is
# an optional peer of something, and the packages hold sources, tests, recorded games and maps of what was built.)
RUN npx tsx scripts/image.ts /image

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2525 ROOM25_DATA=/data
WORKDIR /room25
COPY --from=build /image ./
# Nobody but the server reads /data: the keys that sign who guests are lie there.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2525
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep the signal to stop for itself.
CMD ["node", "packages/cli/bin/room25.js", "serve"]
