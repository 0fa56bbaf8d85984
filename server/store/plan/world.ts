import * as z from 'zod/mini';
import { isByPerson } from '../../../src/domain/audit/source.ts';
import { type Accounts, accountsWith } from '../../../src/domain/books/accounts.ts';
import { type DayRules, nearDaysOn } from '../../../src/domain/books/far-day.ts';
import { lockedFor } from '../../../src/domain/books/lock-exception.ts';
import type { World } from '../../../src/domain/books/world.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { settingsRefusals as settingsRefusalWords } from '../../../src/domain/words/business.ts';
import { holdBooks } from '../database/hold.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import { calendarOf, Refused, type Tx } from '../database/tx.ts';

const held = `select b.locked_until, (select min(x.from_day) from lock_exception x
    where x.business_id = b.business_id and x.user_id = $2 and x.granted_at <= $3 and x.until > $3
      and x.ended_at is null and x.to_day >= b.locked_until) as excepted, coalesce((select jsonb_object_agg(d.role, d.account_id) from account_default d
    where d.business_id = b.business_id), '{}') as accounts
  from book b where b.business_id = $1`;

/** What typed days are judged by: they are where a person typed them and didn't confirm that they're meant. */
export const dayRulesOf = (tx: Tx): DayRules => {
  const { today, fiscal } = calendarOf(tx);
  return { nearDays: tx.asksFarDays ? nearDaysOn(today, fiscal) : null, locale: tx.business.locale };
};

/** The account of each role that the business chose one for. */
const accountsShape: z.ZodMiniType<Partial<Accounts>> = z.record(z.string(), z.number());

const bookColumns = {
  lockedUntil: column.day.orNull,
  excepted: column.day.orNull,
  accounts: column.json.shaped(accountsShape),
};

/**
 * What a plan may know of its surroundings. The book is held so that neither the lock date, the accounts of its roles nor the
 * home currency can move meanwhile; the currency is read by a statement of its own, which sees what was committed before the book was free.
 *
 * @throws Refused when the home currency was changed after the act began: its amounts are in the old one
 */
export const worldOf = async (tx: Tx): Promise<World> => {
  const { id, homeCurrency } = tx.business;
  const [, [book], [business]] = await Promise.all([
    holdBooks(tx, 'shared'),
    tx.query(bookColumns, held, [id, tx.user.id, tx.now]),
    tx.query({ homeCurrency: column.text }, 'select home_currency from business where id = $1', [id]),
  ]);
  if (business!.homeCurrency !== homeCurrency)
    throw new Refused(refusal('stale', settingsRefusalWords.homeCurrencyChanged));
  return {
    today: tx.today,
    // Nobody sits at a job: what it posts by itself is never an exception.
    lockedUntil: lockedFor(book?.lockedUntil ?? null, isByPerson(tx) ? (book?.excepted ?? null) : null),
    newId: () => newId(),
    userId: tx.user.id,
    homeCurrency,
    homeDigits: digitsOf(homeCurrency),
    ...dayRulesOf(tx),
    accounts: accountsWith(book?.accounts ?? {}),
  };
};
