import { template } from '../../server/src/testing/stores/prepared-database.ts';

/** Makes the database that those of tests are copies of, before several of their workers would do so at the same time. */
export const setup = async (): Promise<void> => void (await template());
