import {
  keepApart as apart,
  joinVersions as join,
  leaveVersions as leave,
  proposedVersion,
  versionsOf,
} from '@redmark/contract';
import { call } from './call.ts';

/** The versions of a resume of the account, the newest first. */
export const readVersions = async (id: string, signal?: AbortSignal) =>
  (await call(versionsOf, { params: { id } }, { signal })).versions;

export const readProposal = async (signal?: AbortSignal) => (await call(proposedVersion, {}, { signal })).proposal;

/** Keeps a resume as a version of another one. */
export const joinVersions = async (id: string, other: string) =>
  await call(join, { params: { id }, body: { with: other } });

export const leaveVersions = async (id: string) => await call(leave, { params: { id } });

export const keepApart = async (id: string, other: string) =>
  await call(apart, { params: { id }, body: { with: other } });
