import { publicThumbnail, type Thumbnail, thumbnail } from '@redmark/contract';
import { call } from '../../api/call.ts';
import type { Visit } from '../../session/visit.ts';

/** Has the uploaded file opened, checked and drawn. Refused when nobody could read it. */
export async function drawPages({ resumeId, owned }: Visit): Promise<Thumbnail> {
  const { data } = await call(owned ? thumbnail : publicThumbnail, { body: { resumeId } });
  return data;
}
