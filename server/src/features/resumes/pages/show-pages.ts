import type { Sender } from '../../../services.ts';
import type { FileWork } from './file-work.ts';
import type { Pages } from './pages.ts';

/** The pages of a file as images, for a stored file and for one sent in the call. */
export function createShowPages(pages: Pages, files: FileWork) {
  return {
    async thumbnail(ownerId: string | null, id: string, sender: Sender) {
      return { data: await pages.links(id, await files.rendered(ownerId, id, sender)) };
    },

    async pdfToImage(base64: string, sender: Sender) {
      const images = await files.renderUnkept(base64, sender);
      const links = (size: 'mid' | 'big') =>
        images.map((image) => `data:image/png;base64,${Buffer.from(image[size]).toString('base64')}`);
      return { body: JSON.stringify({ mid: links('mid'), big: links('big') }) };
    },
  };
}
