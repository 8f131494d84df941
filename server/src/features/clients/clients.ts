import {
  type addClient,
  type BodyOf,
  type Client,
  type ClientFields,
  type ClientQuery,
  clientsMost,
  ReportSummary,
  type sortIntoClients,
} from '@redmark/contract';
import { stringify } from 'csv-stringify/sync';
import { lockOwn } from '../../database/lock-own.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import type { Resumes } from '../resumes/resumes.ts';
import {
  addClientRow,
  type ClientRow,
  changeClientRow,
  deleteClientRow,
  giveResume,
  listClientRows,
  lockAndCount,
  newestReports,
  resumeIdsOfClient,
  resumesOfClients,
  takeResume,
} from './client-records.ts';
import { shownClients } from './shown-clients.ts';

export type Clients = ReturnType<typeof createClients>;

const tableColumns = ['Name', 'Email', 'Labels', 'Ground', 'Resumes', 'Date', 'Grade', 'Score'];
const partColumns = ['Content', 'Formatting', 'Writing'];

/** The people for whom an account has resumes graded. A resume is by one of them at most. */
export function createClients({ db, now }: Pick<Services, 'db' | 'now'>, { erasing }: Pick<Resumes, 'erasing'>) {
  async function all(ownerId: string, id?: string): Promise<Client[]> {
    const [rows, reports] = await Promise.all([listClientRows(db, ownerId, id), newestReports(db, ownerId, id)]);
    const newest = new Map(reports.map((report) => [report.client_id, report]));
    return rows.map((row) => present(row, newest.get(row.id)));
  }

  async function one(ownerId: string, id: string): Promise<Client> {
    const [client] = await all(ownerId, id);
    if (!client) throw new Refusal('not_found');
    return client;
  }

  return {
    one,

    async list(ownerId: string, query: ClientQuery) {
      const clients = await all(ownerId);
      const labels = [...new Set(clients.flatMap((client) => client.labels))].toSorted();
      return { clients: shownClients(clients, query), labels, all: clients.length };
    },

    /** What a query shows, as a table. */
    async table(ownerId: string, query: ClientQuery): Promise<Download> {
      const rows = shownClients(await all(ownerId), query).map(cellsOf);
      // The mark at the start tells spreadsheets that it is UTF-8; a cell that begins like a formula is shown as it is.
      const text = `\ufeff${stringify([[...tableColumns, ...partColumns]])}${stringify(rows, { escape_formulas: true })}`;
      return { name: 'clients.csv', contentType: 'text/csv; charset=utf-8', chunks: [new TextEncoder().encode(text)] };
    },

    async add(ownerId: string, { resumeId, ...fields }: BodyOf<typeof addClient>): Promise<Client> {
      const id = crypto.randomUUID();
      await db.transaction().execute(async (tx) => {
        if ((await lockAndCount(tx, ownerId)) >= clientsMost) throw new Refusal('too_many_clients');
        await addClientRow(tx, ownerId, id, tidied(fields), now());
        if (resumeId !== undefined && !(await giveResume(tx, ownerId, resumeId, id))) throw new Refusal('not_found');
      });
      return await one(ownerId, id);
    },

    async change(ownerId: string, id: string, fields: ClientFields): Promise<Client> {
      await changeClientRow(db, ownerId, id, tidied(fields));
      return await one(ownerId, id);
    },

    async give(ownerId: string, id: string, resumeId: string): Promise<Client> {
      await db.transaction().execute(async (tx) => {
        const isThere = (await lockOwn(tx, 'client', ownerId, id)) && (await giveResume(tx, ownerId, resumeId, id));
        if (!isThere) throw new Refusal('not_found');
      });
      return await one(ownerId, id);
    },

    /** Clients are locked before any resume, in one order, as their deletion does. */
    async sort(ownerId: string, { ground, places }: BodyOf<typeof sortIntoClients>): Promise<{ made: number }> {
      return await db.transaction().execute(async (tx) => {
        const there = await lockAndCount(tx, ownerId);
        const named = new Set(places.flatMap(({ clientId }) => clientId ?? []));
        for (const id of [...named].toSorted())
          if (!(await lockOwn(tx, 'client', ownerId, id))) throw new Refusal('not_found');
        const made = new Map<string, string>();
        for (const { resumeId, clientId, name } of places) {
          if (clientId === null && name === '') throw new Refusal('bad_request', { field: 'name' });
          const known = clientId ?? made.get(name.toLowerCase());
          const id = known ?? crypto.randomUUID();
          if (known === undefined) {
            if (there + made.size >= clientsMost) throw new Refusal('too_many_clients');
            await addClientRow(tx, ownerId, id, { name, email: '', labels: [], ground }, now());
            made.set(name.toLowerCase(), id);
          }
          if (!(await giveResume(tx, ownerId, resumeId, id))) throw new Refusal('not_found');
        }
        return { made: made.size };
      });
    },

    async take(ownerId: string, id: string, resumeId: string): Promise<Client> {
      await takeResume(db, ownerId, resumeId, id);
      return await one(ownerId, id);
    },

    /** The client, their resumes and everything made of them go in one transaction, and then their files. */
    async remove(ownerId: string, id: string) {
      const prefixes = await db.transaction().execute(async (tx) => {
        if (!(await lockOwn(tx, 'client', ownerId, id))) throw new Refusal('not_found');
        const resumes = await resumeIdsOfClient(tx, ownerId, id);
        const erased = resumes.length > 0 ? await erasing.eraseIn(tx, ownerId, resumes) : [];
        await deleteClientRow(tx, ownerId, id);
        return erased;
      });
      await erasing.removeFiles(prefixes);
      return { message: 'The client and everything about them has been deleted.' };
    },

    /** Every client with the ids of their resumes, for the archive of the account. */
    async allOf(ownerId: string) {
      const resumes = Map.groupBy(await resumesOfClients(db, ownerId), ({ client_id }) => client_id);
      return (await all(ownerId)).map(({ resumes: _, newest, ...client }) => ({
        ...client,
        resumeIds: (resumes.get(client.id) ?? []).map(({ id }) => id),
      }));
    },
  };
}

/** Each label once. */
const tidied = (fields: ClientFields): ClientFields => ({ ...fields, labels: [...new Set(fields.labels)] });

type Newest = Awaited<ReturnType<typeof newestReports>>[number];

function present({ id, name, email, labels, ground, created_at, resumes }: ClientRow, report?: Newest): Client {
  const summary = ReportSummary.safeParse(report?.summary).data;
  return {
    id,
    name,
    email,
    labels: labels === '' ? [] : labels.split('\n'),
    ground,
    createdAt: created_at.toISOString(),
    resumes: resumes ?? 0,
    newest:
      report && summary
        ? {
            resumeId: report.id,
            createdAt: report.created_at.toISOString(),
            grades: summary.finalGrade,
            score: summary.score,
          }
        : null,
  };
}

function cellsOf({ name, email, labels, ground, resumes, newest }: Client): (string | number)[] {
  const { Cumulative = null, Content = null, Format = null, Writing = null } = newest?.grades ?? {};
  const day = newest?.createdAt.slice(0, 'YYYY-MM-DD'.length) ?? '';
  const score = newest && Cumulative ? newest.score : '';
  return [
    name,
    email,
    labels.join(', '),
    ground,
    resumes,
    day,
    Cumulative ?? '',
    score,
    Content ?? '',
    Format ?? '',
    Writing ?? '',
  ];
}
