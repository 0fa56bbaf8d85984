import pg from 'pg';
import { v7 } from 'uuid';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { Client } from './server.ts';

const rows = `with told as (select * from document where business_id = $1 and id = $2),
  asked as (insert into payment_session (business_id, id, provider, method, document_id, contact_id, status, amount, currency, rate, created_at)
    select business_id, $3, 'sandbox', 'card', id, contact_id, 'Created', 10, currency, 1, now() from told)
  insert into held_payment (business_id, id, provider, charge, session_id, document_id, amount, currency, held_at)
    select business_id, $3, 'sandbox', $4, $3, id, 50, currency, now() from told`;

/** A payment of 50 held on an invoice of which 10 were asked for, as a provider’s report leaves it; answers its id on the wire. */
export const heldPaymentOn = async (client: Client, invoice: string): Promise<string> => {
  const { business, database } = client.shop;
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const id = v7();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query(rows, [business.id, idFromWire(invoice), id, `chg_${id}`]).finally(() => owner.end());
  return idToWire(id);
};
