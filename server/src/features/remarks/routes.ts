import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Remarks } from './remarks.ts';

export function remarkRoutes(serve: Serve, remarks: Remarks) {
  serve(contract.writeRemark, async ({ ownerId, params, body }) => await remarks.write(ownerId, params.id, body));
  serve(contract.changeRemark, async ({ ownerId, params, body }) =>
    remarks.change(ownerId, params.id, params.letter, body.text),
  );
  serve(contract.removeRemark, async ({ ownerId, params }) => remarks.remove(ownerId, params.id, params.letter));
}
