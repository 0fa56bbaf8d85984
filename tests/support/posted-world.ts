import { expectOk } from './api.ts';
import { emptyDraft } from './empty-draft.ts';
import { type GivenPosted, type PostedApi, postedApis } from './posted-api.ts';
import type { Client } from './server.ts';

/** One document on the real server, on its way along a path. */
export interface PostedWorld {
  client: Client;
  api: PostedApi;
  contact: string;
  id: string;
  /** What the form last held. */
  form: GivenPosted;
  /** Edits so far; each names its lines after its number, so that it really changes something. */
  edits: number;
}

/** A surplus no path can use up, older than any it makes, so that no surplus is ever the credit that is spent. */
const plenty = '100000';

/** A business with an empty draft, and a contact with a surplus to apply. */
export const startOn = async (client: Client, subtype: keyof typeof postedApis): Promise<PostedWorld> => {
  const api = postedApis[subtype](client);
  const contact = await api.contact();
  const other = await api.issued({ contact, prices: ['1'], notes: '', item: 'Other' });
  expectOk(await api.pay(other, plenty, { surplus: 'credit' }));
  return {
    client,
    api,
    contact,
    id: await emptyDraft(client.shop, subtype),
    form: { contact: null, prices: [], notes: '', item: '' },
    edits: 0,
  };
};
