import { maximumUploadBytes } from '@redmark/contract';
import { refusalAnswers } from './answers.ts';

const parameter = (where: 'path' | 'query' | 'header', name: string, description: string, schema: object) => ({
  in: where,
  name,
  required: true,
  description,
  schema,
});

/** The second step of an upload: its link is whole, with what signs it, and may lead to the storage of another host. */
export const uploadPath = {
  '/files/{key}': {
    put: {
      operationId: 'uploadFile',
      tags: ['Uploads'],
      summary: 'Upload the file to the link that was asked for',
      description:
        'PUT the bytes of the PDF to the `url` that `requestUpload` or `publicRequestUpload` answered, unchanged and ' +
        'without an Authorization header: the link is the permission. It is good for one arrival, for the type and ' +
        'size that were asked for, and for about ten minutes. Where files are kept in S3 the link leads there.',
      security: [],
      parameters: [
        parameter('path', 'key', 'Where the file goes, with slashes, as the link says.', { type: 'string' }),
        parameter('query', 'expires', 'Of the link.', { type: 'string' }),
        parameter('query', 'signature', 'Of the link.', { type: 'string' }),
      ],
      requestBody: {
        required: true,
        description: `The PDF, at most ${maximumUploadBytes / 1024 / 1024} MB.`,
        content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
      },
      responses: {
        '200': { description: 'The file is kept for good.' },
        ...refusalAnswers([
          'bad_request',
          'upload_refused',
          'upload_not_pdf',
          'upload_too_large',
          'upload_broken',
          'upload_slow',
          'too_many_requests',
          'our_fault',
          'unavailable',
        ]),
      },
    },
  },
};
