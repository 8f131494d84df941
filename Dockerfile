# The whole product in one image: the same image is the web host (the default) and the worker (`node --no-regexp-tier-up server/src/worker-main.ts`).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rubric/package.json rubric/
COPY contract/package.json contract/
COPY directory/package.json directory/
COPY grader/package.json grader/
COPY server/package.json server/
COPY web/package.json web/
COPY scripts/client/package.json scripts/client/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What the server loads and nothing else: no browser packages, no tools, no second Node, and no types or source maps, which are a
# quarter of the packages' bytes and read by no run.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund --workspace @redmark/server \
 && find rubric contract directory grader server -name '*.test.ts' -delete \
 && rm -rf rubric/src/testing contract/src/testing directory/src/testing grader/src/testing server/src/testing \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

FROM node:24-bookworm-slim
# The MALLOC settings make the C library give back what compiling and grading needed for a moment: 150 MB less when idle.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_FOLDER=/data \
    MALLOC_ARENA_MAX=1 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_MMAP_THRESHOLD_=8192 \
    MALLOC_MMAP_MAX_=8192
WORKDIR /app
# The user `node` of the base image is 1000. Everything the product writes goes to /data, so the root may be read-only.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/rubric rubric
COPY --from=build /app/contract contract
COPY --from=build /app/directory directory
COPY --from=build /app/grader grader
COPY --from=build /app/server server
COPY --from=build /app/web/build/client web/build/client
# What draws the pages for a brand of the installation's own.
COPY --from=build /app/web/build/renderer web/build/renderer
COPY --from=build /app/web/prerender web/prerender
USER 1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz?exclude=mail`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-regexp-tier-up", "server/src/main.ts"]
