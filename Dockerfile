# Room 25 in one image: the server, the page and the program `room25`. Tables are kept in /data, or in PostgreSQL if
# DATABASE_URL is set.
ARG NODE=22

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /room25
COPY . .
RUN npm ci && npm run build
# What is needed to run, and nothing that builds or tests.
RUN npm ci --omit=dev --workspace=room25

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2525 ROOM25_DATA=/data
WORKDIR /room25
COPY --from=build /room25/node_modules node_modules
COPY --from=build /room25/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2525
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:2525/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep the signal to stop for itself.
CMD ["node", "packages/cli/bin/room25.js", "serve"]
