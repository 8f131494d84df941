import {
  publicRequestUpload,
  publicStartGrading,
  publicThumbnail,
  renameResume as rename,
  requestUpload,
  startGrading as start,
  thumbnail,
  uploadContentType,
} from '@redmark/contract';
import { call } from './call.ts';

/**
 * A resume of the account that is signed in (`owned`), or of a visitor, whose key to it is its id. Both have endpoints of
 * their own; here and in `report-calls.ts` the one to call is chosen.
 */
export type Whose = { resumeId: string; owned?: boolean | undefined };

/** Asks for a link to upload a file to. */
export const requestLink = async ({ name, size }: File, owned: boolean) =>
  await call(owned ? requestUpload : publicRequestUpload, { body: { fileName: name, type: uploadContentType, size } });

/** Has the uploaded file checked and its pages rendered, or asks for new links to their images. */
export const readPageImages = async ({ resumeId, owned }: Whose) =>
  (await call(owned ? thumbnail : publicThumbnail, { body: { resumeId } })).data;

/** Safe to repeat: a grading under way answers how far it is. */
export const startGrading = async ({ resumeId, owned }: Whose) =>
  await call(owned ? start : publicStartGrading, { body: { resumeId } });

export const renameResume = async (id: string, fileName: string) =>
  await call(rename, { params: { id }, body: { fileName } });
