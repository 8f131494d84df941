import { maximumUploadBytes, type Site } from '@redmark/contract';
import { directoryPath } from '@redmark/directory';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { processorsOf } from '../config/processors.ts';
import { addAudit } from '../database/audit-log.ts';
import { Refusal } from '../errors.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { advertRoutes } from '../features/adverts/routes.ts';
import { batchRoutes } from '../features/batches/routes.ts';
import { billingRoutes } from '../features/billing/routes.ts';
import { clientRoutes } from '../features/clients/routes.ts';
import { consoleRoutes } from '../features/console/routes.ts';
import { contactRoutes } from '../features/contact/routes.ts';
import { doneMarkRoutes } from '../features/done-marks/routes.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { figureRoutes } from '../features/figures/routes.ts';
import { gradingRoutes } from '../features/grading/routes.ts';
import { handoverRoutes } from '../features/handovers/routes.ts';
import { keyRoutes } from '../features/keys/routes.ts';
import { letterRoutes } from '../features/letters/routes.ts';
import { poolRoutes } from '../features/pool/routes.ts';
import { remarkRoutes } from '../features/remarks/routes.ts';
import { requestRoutes } from '../features/requests/routes.ts';
import { resumeRoutes } from '../features/resumes/routes.ts';
import { looksLikePdf, pdfHeadBytes } from '../features/resumes/uploads/pdf-head.ts';
import { sharingRoutes } from '../features/sharing/routes.ts';
import { sourcingRoutes } from '../features/sourcing/routes.ts';
import { teamRoutes } from '../features/teams/routes.ts';
import { versionRoutes } from '../features/versions/routes.ts';
import { webhookRoutes } from '../features/webhooks/routes.ts';
import { answerErrors, sendRefusal } from '../http/answer-errors.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { clockHook } from '../http/dev/clock-hook.ts';
import { outboxPage } from '../http/dev/outbox-page.ts';
import { directoryRoutes } from '../http/directory-routes.ts';
import { diskFiles } from '../http/files/disk-files.ts';
import { refuseBadHosts } from '../http/limits/bad-hosts.ts';
import { limitCalls } from '../http/limits/call-limits.ts';
import { createCallWindows } from '../http/limits/call-windows.ts';
import { limitConnections } from '../http/limits/connections.ts';
import { closeAfterAnswers } from '../http/limits/draining.ts';
import { refuseCalls } from '../http/limits/maintenance.ts';
import { httpPatience, refuseLateBodies } from '../http/limits/request-timeouts.ts';
import { apiDocs } from '../http/openapi/api-docs.ts';
import { offPages } from '../http/pages/off-pages.ts';
import { ownSite } from '../http/pages/own-site.ts';
import { webFiles } from '../http/pages/web-files.ts';
import { paymentMessages } from '../http/payments/payment-messages.ts';
import { sandboxPages } from '../http/payments/sandbox-pages.ts';
import { secureHeaders } from '../http/secure-headers.ts';
import { apiBase, createServe, originOf } from '../http/serve.ts';
import { createServeDownload } from '../http/serve-download.ts';
import { createServeEvents } from '../http/serve-events.ts';
import { healthRoutes } from '../http/watch/health-routes.ts';
import { observeRequests, oneLineARequest } from '../http/watch/observe-requests.ts';
import { speakZod } from '../http/zod-compilers.ts';
import type { Features } from './features.ts';
import { outboxToken } from './outbox-token.ts';
import type { Platform } from './platform.ts';

const connectionsAtOnce = 5000;
const connectionsPerAddress = 300;
const bodySeconds = 30;

/** The whole API, and the built web app. */
export async function createApp(
  platform: Platform,
  features: Features,
  choices: Config,
  webFolder: string,
): Promise<FastifyInstance> {
  const { services, diskStorage, outbox } = platform;
  const { brand } = choices;
  const { clientConfig, directory, foreignOrigin } = platform.identity;
  const publicUrl = choices.PUBLIC_URL;
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance,
    ...oneLineARequest,
    trustProxy: (_address, hop) => hop < choices.PROXY_HOPS,
    forceCloseConnections: 'idle',
    // While the host stops, calls on open connections are still served, and the connections then closed.
    return503OnClosing: false,
    ...httpPatience,
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => sendRefusal(reply, new Refusal('bad_request')),
  });
  observeRequests(app, platform);
  app.decorateRequest('ownerId', null);
  app.decorateRequest('token', null);
  app.decorateRequest('attributes', null);
  app.decorateRequest('keyId', null);

  limitConnections(app.server, {
    total: connectionsAtOnce,
    // Behind a proxy every connection comes from the proxy's address.
    perAddress: choices.ADDRESS_LIMITS === 'on' && choices.PROXY_HOPS === 0 ? connectionsPerAddress : undefined,
  });
  if (publicUrl === undefined) refuseBadHosts(app);
  closeAfterAnswers(app);
  refuseLateBodies(app, { seconds: bodySeconds, files: '/files/' });
  speakZod(app);
  answerErrors(app, services.log);
  await compressAnswers(app);
  await secureHeaders(app, { publicUrl, withSubdomains: choices.HSTS_SUBDOMAINS === 'on' });
  if (choices.ADDRESS_LIMITS === 'on') await limitCalls(app, createCallWindows(services));
  await apiDocs(app, { title: brand.name, apiBase, publicUrl });

  await app.register(healthRoutes, {
    ...platform,
    who: { token: choices.METRICS_TOKEN, isBehindProxy: publicUrl !== undefined || choices.PROXY_HOPS > 0 },
  });
  if (choices.MAINTENANCE === 'on') refuseCalls(app, [apiBase, directoryPath]);
  const serving = {
    signedIn: features.accounts.signedIn,
    holderOf: features.keys.holderOf,
    publicUrl,
    operatorToken: choices.OPERATOR_TOKEN,
    clearanceOf: services.identity.clearanceOf,
    noted: async (action: string, subject?: string, operatorId?: string) =>
      await addAudit(services.db, services.now(), { actor: 'operator', action, subject, operatorId }),
  };
  const serve = createServe(app, serving);
  const serveDownload = createServeDownload(app, serving);
  resumeRoutes(serve, serveDownload, features.resumes);
  sharingRoutes(serve, serveDownload, features.sharing);
  doneMarkRoutes(serve, features.doneMarks);
  remarkRoutes(serve, features.remarks);
  advertRoutes(serve, features.adverts);
  clientRoutes(serve, serveDownload, features.clients);
  handoverRoutes(serve, features.handovers);
  teamRoutes(serve, features.teams);
  versionRoutes(serve, features.versions);
  gradingRoutes(serve, createServeEvents(app, serving), features.grading);
  batchRoutes(serve, features.batches);
  accountRoutes(serve, serveDownload, features.accounts);
  keyRoutes(serve, features.keys);
  webhookRoutes(serve, features.webhooks);
  letterRoutes(serve, features.letters);
  await app.register(offPages, { letters: features.letters, brand });
  billingRoutes(serve, features.billing, features.refunds);
  await app.register(paymentMessages, { hear: features.bookkeeping.hear });
  if (platform.sandbox) await app.register(sandboxPages, { sandbox: platform.sandbox, shop: brand.name });
  contactRoutes(serve, features.contact);
  poolRoutes(serve, features.pool);
  requestRoutes(serve, features.requests);
  sourcingRoutes(serve, serveDownload, features);
  feedbackRoutes(serve, features.feedback);
  consoleRoutes(serve, features.console);
  figureRoutes(serve, features.figures);

  const originOfRequest = (request: FastifyRequest) => originOf(request, publicUrl);
  const processors = processorsOf(choices);
  const siteAt = (origin: string): Site => ({
    brand: {
      name: brand.name,
      operator: brand.operator,
      supportEmail: brand.supportEmail,
      social: brand.social,
    },
    apiBase,
    rubricVersion: services.graders.rubricVersion,
    maximumUploadBytes,
    identity: { ...clientConfig, ...(directory ? { endpoint: `${origin}${directoryPath}/` } : {}) },
    processors,
    welcomeCredits: choices.WELCOME_CREDITS,
    seals: choices.SEALED_REPORTS === 'on',
    freeNotes: choices.FREE_NOTES ?? null,
    addsTax: choices.CHECKOUT_TAX === 'exclusive',
  });
  // It contains the origin of the request, so no shared cache may keep it.
  app.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return siteAt(originOfRequest(request));
  });
  if (directory) {
    const limits = choices.ADDRESS_LIMITS;
    await app.register(directoryRoutes, {
      directory,
      limits,
      originOf: originOfRequest,
      hasOneOrigin: publicUrl !== undefined,
      log: services.log,
    });
    const token = outboxToken(choices);
    if (outbox && token !== undefined) await app.register(outboxPage, { outbox, token });
  }
  if (platform.advanceClock) await app.register(clockHook, { advance: platform.advanceClock });
  app.all(`${apiBase}/*`, async () => {
    throw new Refusal('no_such_call');
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('no_such_call')));

  if (diskStorage)
    await app.register(diskFiles, {
      storage: diskStorage,
      isWanted: features.resumes.uploads.isWanted,
      accepts: { head: looksLikePdf, bytes: pdfHeadBytes },
    });
  await app.register(webFiles, {
    folder: webFolder,
    supportEmail: brand.supportEmail,
    draw: async (numbers) => await ownSite(choices, numbers),
    watchNumbers: features.figures.watch,
    blanks: { publicUrl, processors },
    isMaintenance: choices.MAINTENANCE === 'on',
    originOf: originOfRequest,
    foreignOrigins: [services.storage.origin, foreignOrigin].filter((origin) => origin !== undefined),
  });
  return app;
}
