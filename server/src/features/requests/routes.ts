import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Requests } from './requests.ts';

export function requestRoutes(serve: Serve, requests: Requests) {
  serve(contract.sendHiringRequest, async ({ body, sender, origin }) => requests.send(body, sender, origin));
  serve(contract.openHiringRequest, async ({ body }) => await requests.open(body.key));
  serve(contract.confirmHiringRequest, async ({ body }) => await requests.confirm(body.key));
  serve(contract.changeHiringRequest, async ({ body }) => await requests.change(body.key, body.wishes));
  serve(contract.withdrawHiringRequest, async ({ body }) => await requests.withdraw(body.key));
}
