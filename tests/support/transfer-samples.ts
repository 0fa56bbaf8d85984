import type { locationCalls } from '../../src/api/calls/location.ts';
import type { transferCalls } from '../../src/api/calls/transfer.ts';
import type { Fixture } from './fixture.ts';
import { firstDay } from './server.ts';

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

/** A request for each call of locations. */
export const locations: Samples<typeof locationCalls> = {
  enableMultiLocation: () => ({ flag: true }),
  listLocations: () => ({ LocationStatus: 'active' }),
  setDefaultLocation: ({ annex }) => ({ LocationId: annex }),
  addLocation: ({ name }) => ({ LocationName: `${name}’s shop`, City: 'Bremen', CountryId: 276 }),
  updateLocation: ({ annex, name }) => ({ Id: annex, LocationName: `${name}’s new annex` }),
  getLocation: ({ annex }) => ({ LocationId: annex }),
  // What is out of use is so again: nothing happens.
  deactivateLocation: ({ oldPlace, place }) => ({ sourceLocationId: oldPlace, destinationLocationId: place }),
  activateLocation: ({ oldPlace }) => ({ LocationId: oldPlace }),
  previewDeactivation: ({ oldPlace, place }) => ({
    sourceLocationId: oldPlace,
    destinationLocationId: place,
  }),
  chooseLocations: () => ({}),
};

const form = ({ place, annex, countedProduct }: Fixture) => ({
  sourceLocationData: { LocationId: place },
  destinationLocationData: { LocationId: annex },
  dateOfTransfer: firstDay,
  stockTransferItems: [{ productId: countedProduct, quantity: '1' }],
});

/** The same for stock transfers. */
export const transfers: Samples<typeof transferCalls> = {
  listTransfers: () => ({}),
  nextTransferNumber: () => ({}),
  transferStatuses: () => ({}),
  getTransfer: ({ transfer }) => ({ id: transfer }),
  itemsAtLocation: ({ place, annex }) => ({ LocationId: place, destinationLocationId: annex }),
  previewTransfer: form,
  previewTransferAct: ({ transfer }) => ({
    id: transfer,
    act: 'receive',
    arrived: [{ quantity: '1', rest: 'back' }],
  }),
  createTransfer: form,
  updateTransfer: (fixture) => ({ ...form(fixture), id: fixture.transfer, notes: 'By van' }),
  markTransferred: ({ transfer }) => ({ id: transfer }),
  receivePart: ({ transfer }) => ({ id: transfer, arrived: [{ quantity: '1', rest: 'back' }] }),
  cancelTransfer: ({ transfer }) => ({ id: transfer }),
  reverseTransfer: ({ arrivedTransfer }) => ({ id: arrivedTransfer }),
};
