import { permits } from '../../src/domain/access/permissions.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { lackingOn } from '../../src/domain/documents/lawful.ts';
import { usualTaxes } from '../../src/domain/tax/usual-taxes.ts';
import { type FirstStep, type FirstStepName, firstSteps } from '../../src/domain/values/first-steps.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { findOwnParty } from '../store/settings/particulars.ts';

/** True while invoices of the business's country must say more of it than is known. */
export const lacksParticulars = async (tx: Tx): Promise<boolean> => {
  const [from, [taxes]] = await Promise.all([
    findOwnParty(tx),
    tx.query(
      { any: column.bool },
      'select exists (select 1 from tax where business_id = $1 and active) as any',
      [tx.business.id],
    ),
  ]);
  return lackingOn(from, taxes!.any).length > 0;
};

/** What a new business does first; null once all is done, somebody hid it, or for a role that sets nothing up. */
export const firstStepsOf = async (tx: Tx): Promise<FirstStep[] | null> => {
  if (!permits(tx.user.role, 'settings.business')) return null;
  const there = (what: string) => `exists (select from ${what} where business_id = $1)`;
  // What vendors are sent and paid is another matter.
  const sold = (what: string) =>
    `exists (select from ${what} sent join document d on d.business_id = sent.business_id and d.id = sent.document_id
       where sent.business_id = $1 and d.kind = 'invoice')`;
  const [lacks, { country = '' }, [row]] = await Promise.all([
    lacksParticulars(tx),
    findOwnParty(tx),
    tx.query(
      {
        hidden: column.bool,
        taxes: column.bool,
        bank: column.bool,
        customer: column.bool,
        invoice: column.bool,
        sent: column.bool,
        payment: column.bool,
      },
      `select coalesce((settings ->> 'firstStepsHidden')::bool, false) as hidden,
         ${there('tax')} as taxes, ${there('bank')} as bank, exists (select from contact where business_id = $1 and is_customer) as customer,
         exists (select from document where business_id = $1 and kind = 'invoice' and number is not null) as invoice,
         ${sold('message')} or ${sold('share')} as sent,
         exists (select from payment where business_id = $1 and direction = $2) as payment
       from business where id = $1`,
      [tx.business.id, receivable.direction],
    ),
  ]);
  const { hidden, ...done } = row!;
  const steps: Record<FirstStepName, boolean> = { particulars: !lacks, ...done };
  // Where no rates are usual, none are asked for.
  const asked = firstSteps.filter((name) => name !== 'taxes' || usualTaxes(country).length > 0);
  if (hidden || asked.every((name) => steps[name])) return null;
  return asked.map((name) => ({ name, done: steps[name] }));
};
