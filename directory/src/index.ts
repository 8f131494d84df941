export { type Directory, openDirectory } from './open-directory.ts';
export { directoryPath } from './protocol/routes.ts';
export type { DirectoryTables } from './tables.ts';
export { setMembership } from './users/groups.ts';
export { dropSecondStep } from './users/second-step.ts';
