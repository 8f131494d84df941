import type { Config } from '../config/config.ts';
import { createAccounts } from '../features/account/account.ts';
import { createAdverts } from '../features/adverts/adverts.ts';
import { createBatches } from '../features/batches/batches.ts';
import { createBilling } from '../features/billing/billing.ts';
import { createBookkeeping } from '../features/billing/bookkeeping.ts';
import { createRefunds } from '../features/billing/refunds.ts';
import { createClients } from '../features/clients/clients.ts';
import { createConsole } from '../features/console/console.ts';
import { createContact } from '../features/contact/contact.ts';
import { createCredits } from '../features/credits/credits.ts';
import { createDoneMarks } from '../features/done-marks/done-marks.ts';
import { createFeedback } from '../features/feedback/feedback.ts';
import { createFigures } from '../features/figures/figures.ts';
import { createCandidateKeeper } from '../features/finding/keep-candidates.ts';
import { createGrading } from '../features/grading/grading.ts';
import { createHandovers } from '../features/handovers/handovers.ts';
import { createKeys } from '../features/keys/keys.ts';
import { createLetters } from '../features/letters/letters.ts';
import { createPool } from '../features/pool/pool.ts';
import { createRemarks } from '../features/remarks/remarks.ts';
import { createRequests } from '../features/requests/requests.ts';
import { createResumes } from '../features/resumes/resumes.ts';
import { createReviewCharges } from '../features/reviews/review-charges.ts';
import { createSharing } from '../features/sharing/sharing.ts';
import { createAsks } from '../features/sourcing/asks.ts';
import { createOffers } from '../features/sourcing/offers.ts';
import { createPlacements } from '../features/sourcing/placements.ts';
import { createSourcing } from '../features/sourcing/sourcing.ts';
import { createTeams } from '../features/teams/teams.ts';
import { createVersions } from '../features/versions/versions.ts';
import { createWebhooks } from '../features/webhooks/webhooks.ts';
import type { Platform } from './platform.ts';

type Choices = Pick<Config, 'SEALED_REPORTS' | 'WELCOME_CREDITS' | 'FREE_NOTES'>;

/** The product's use cases, without transport: hosts and workers share them. */
export function createFeatures({ services, identity }: Platform, choices: Choices) {
  const credits = createCredits(services, { welcomeCredits: choices.WELCOME_CREDITS });
  const charges = createReviewCharges(services, credits);
  const bookkeeping = createBookkeeping(services, credits);
  const billing = createBilling(services, credits, bookkeeping);
  const refunds = createRefunds(services, bookkeeping);
  const resumes = createResumes(services, {
    seals: choices.SEALED_REPORTS === 'on',
    freeNotes: choices.FREE_NOTES,
    charges,
    billing,
  });
  const webhooks = createWebhooks(services);
  const letters = createLetters(services, { credits, billing });
  const grading = createGrading(services, resumes, { credits, webhooks, letters });
  const batches = createBatches(services, { resumes, grading, letters });
  const sharing = createSharing(services, resumes.reports);
  const doneMarks = createDoneMarks(services, resumes.reports);
  const versions = createVersions(services);
  const clients = createClients(services, resumes);
  const handovers = createHandovers(services, resumes, clients, letters);
  const remarks = createRemarks(services, resumes.reports);
  const teams = createTeams(services, { credits });
  const adverts = createAdverts(services, resumes.reports);
  const feedback = createFeedback(services);
  const contact = createContact(services);
  const requests = createRequests(services);
  const pool = createPool(services);
  const candidates = createCandidateKeeper(services);
  const sourcing = createSourcing(services);
  const asks = createAsks(services, pool, sourcing);
  const offers = createOffers(services, pool, sourcing);
  const placements = createPlacements(services);
  const figures = createFigures(services);
  const keys = createKeys(services);
  const accounts = createAccounts(services, {
    resumes,
    batches,
    credits,
    billing,
    feedback,
    contact,
    keys,
    webhooks,
    letters,
    adverts,
    pool,
    requests,
    versions,
    clients,
    handovers,
    teams,
  });
  const operatorConsole = createConsole(services, { credits, billing });
  identity.directory?.onUserDeleted(accounts.sweep);
  return {
    resumes,
    grading,
    batches,
    sharing,
    doneMarks,
    remarks,
    adverts,
    versions,
    clients,
    handovers,
    teams,
    accounts,
    credits,
    billing,
    bookkeeping,
    refunds,
    console: operatorConsole,
    contact,
    requests,
    pool,
    candidates,
    sourcing,
    asks,
    offers,
    placements,
    figures,
    feedback,
    keys,
    letters,
    webhooks,
  };
}

export type Features = ReturnType<typeof createFeatures>;
