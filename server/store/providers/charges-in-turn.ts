import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import type { SessionAccount } from './payment-sessions.ts';

/** How many turns of ten minutes a day has. */
const turnsADay = 144;
const turnMs = 600_000;

/**
 * Payments of an account that its provider is asked about now: those paid since `each` at every time, those paid since `daily` once a day, each at a
 * time of its own, so that no time has many more than others.
 */
export const chargesInTurn = (
  tx: BusinessTx,
  { provider, account, live }: { provider: string } & SessionAccount,
  { each, daily }: { each: Date; daily: Date },
): Promise<{ charge: string }[]> =>
  tx.query(
    { charge: column.text },
    `select p.provider_event as charge from payment p
     where p.business_id = $1 and p.provider = $2 and p.undone_at is null and p.provider_event is not null
       and (p.on_day >= $5::date or (p.on_day >= $6::date and abs(hashtext(p.provider_event) % $7::int) = $8::int))
       and exists (
         select from journal_entry e join payment_session s on s.business_id = e.business_id and s.document_id = e.document_id
         where e.business_id = p.business_id and e.payment_id = p.id and s.provider = $2 and s.account = $3 and s.live = $4)
     order by p.id`,
    [
      tx.business.id,
      provider,
      account,
      live,
      each,
      daily,
      turnsADay,
      Math.floor(tx.now.getTime() / turnMs) % turnsADay,
    ],
  );
