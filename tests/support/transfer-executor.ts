import type { TransferFacts } from '../../src/domain/transfer/transfer.ts';
import type { TransferEvent } from '../../src/machines/transfer/transfer.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client } from './server.ts';
import { transferApiFor } from './transfer-api.ts';

/** A transfer of five of one item on the real server. */
export interface TransferWorld {
  client: Client;
  id: string;
  request: { from: string; to: string; items: [string, string][]; onDay: string };
}

const acts: Acts<TransferWorld, TransferEvent> = {
  'transfer.update': ({ client, id, request }) =>
    transferApiFor(client).update(id, { ...request, notes: 'By van' }),
  'transfer.mark': ({ client, id }) => transferApiFor(client).mark(id),
  'transfer.receive': ({ client, id }, { received }) =>
    transferApiFor(client).receive(
      id,
      received.map((quantity) => ({ quantity, rest: 'written-down', reason: 'lost' })),
    ),
  'transfer.cancel': ({ client, id }) => transferApiFor(client).cancel(id),
  'transfer.reverse': ({ client, id }) => transferApiFor(client).reverse(id),
};

/** A transfer on its way, or one that arrived and was taken back. */
export const transferOn = async (client: Client, { reversed }: TransferFacts): Promise<TransferWorld> => {
  const transfers = transferApiFor(client);
  await transfers.enable();
  const request = {
    from: await transfers.main(),
    to: await transfers.location('Annex'),
    items: [[await apiFor(client).goods('Box', '8', '3'), '5'] as [string, string]],
    onDay: '2026-01-15',
  };
  const id = await transfers.transfer(request);
  if (reversed) {
    expectOk(await transfers.mark(id));
    expectOk(await transfers.reverse(id));
  }
  return { client, id, request };
};

/** Carries paths of a stock transfer's chart out on the real server. */
export const transferExecutor = lifecycleExecutor({
  acts,
  start: transferOn,
  standing: async ({ client, id }) => (await transferApiFor(client).view(id)).Standing,
});
