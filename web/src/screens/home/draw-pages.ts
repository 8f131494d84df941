import { publicThumbnail, type Thumbnail } from '@redmark/contract';
import { call } from '../../api/call.ts';

/** Has the uploaded file opened, checked and drawn. Refused when nobody could read it. */
export async function drawPages(resumeId: string): Promise<Thumbnail> {
  const { data } = await call(publicThumbnail, { body: { resumeId } });
  return data;
}
