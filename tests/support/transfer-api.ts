import { locationCalls } from '../../src/api/calls/location.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { apiFor, expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** A transfer as a test asks for it: of one item, unless it says more. */
export interface TransferRequest {
  from: string;
  to: string;
  items: readonly (readonly [productId: string, quantity: string])[];
  onDay?: string;
  notes?: string;
}

const bodyOf = ({ from, to, items, onDay = '2026-03-20', notes = '' }: TransferRequest) => ({
  sourceLocationData: { LocationId: from },
  destinationLocationData: { LocationId: to },
  dateOfTransfer: onDay,
  stockTransferItems: items.map(([productId, quantity]) => ({ productId, quantity })),
  notes,
});

/** A client of locations and stock transfers. */
export const transferApiFor = (client: Client) => {
  const one = async (id: string) => expectOk(await client.send(transferCalls.getTransfer, { id })).body.data;
  return {
    enable: async () => expectOk(await client.send(locationCalls.enableMultiLocation, { flag: true })),
    location: async (LocationName: string): Promise<string> =>
      expectOk(await client.send(locationCalls.addLocation, { LocationName })).body.data.Id,
    main: async (): Promise<string> =>
      expectOk(await client.send(locationCalls.chooseLocations, {})).body.data.find(
        ({ isDefault }) => isDefault,
      )!.LocationId,
    preview: async (request: TransferRequest, id: string | null = null) =>
      expectOk(await client.send(transferCalls.previewTransfer, { id, ...bodyOf(request) })).body.data,
    previewAct: (id: string, act: 'mark' | 'receive' | 'cancel' | 'reverse', more: object = {}) =>
      client.send(transferCalls.previewTransferAct, { id, act, ...more }),
    send: (request: TransferRequest) => client.send(transferCalls.createTransfer, bodyOf(request)),
    transfer: async (request: TransferRequest): Promise<string> =>
      expectOk(await client.send(transferCalls.createTransfer, bodyOf(request))).body.data.id,
    update: (id: string, request: TransferRequest, more: object = {}) =>
      client.send(transferCalls.updateTransfer, { id, ...bodyOf(request), ...more }),
    mark: (id: string, more: object = {}) => client.send(transferCalls.markTransferred, { id, ...more }),
    receive: (
      id: string,
      received: readonly { quantity: string; rest?: 'back' | 'written-down'; reason?: string }[],
      more: object = {},
    ) =>
      client.send(transferCalls.receivePart, {
        id,
        arrived: received.map((row) => ({ rest: 'back' as const, ...row })),
        ...more,
      }),
    cancel: (id: string, more: object = {}) => client.send(transferCalls.cancelTransfer, { id, ...more }),
    reverse: (id: string) => client.send(transferCalls.reverseTransfer, { id }),
    view: one,
    /** What transfers moved of an item, the newest first: `2026-03-10 transfer-out Main location: -5`. */
    moved: async (productId: string): Promise<string[]> =>
      expectOk(await client.send(stockCalls.movementLog, { productId }))
        .body.movements.filter(({ transferNo }) => transferNo)
        .map(({ date, type, LocationName, change }) => `${date} ${type} ${LocationName}: ${change}`),
    deactivate: (sourceLocationId: string, destinationLocationId: string, more: object = {}) =>
      client.send(locationCalls.deactivateLocation, { sourceLocationId, destinationLocationId, ...more }),
  };
};

export type TransferApi = ReturnType<typeof transferApiFor>;

/** A business of its own with a second location, Annex, on 20 March 2026. */
export const twoLocations = async (server: Server) => {
  server.setToday('2026-03-20');
  const api = apiFor(await server.client());
  const transfers = transferApiFor(api.client);
  await transfers.enable();
  return { api, transfers, main: await transfers.main(), annex: await transfers.location('Annex') };
};
