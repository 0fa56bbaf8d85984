import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import { proposedPaymentAccount } from '../../../src/domain/online-store/settings.ts';
import type { PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { type CheckSource, foundBy, foundColumns } from './found.ts';

/** Where money waits on its way to a bank: payment clearing and store clearing. */
const clearing = [standardAccounts.clearing, proposedPaymentAccount].join(', ');

/** The cash on hand of a business. */
const cashAccount = `coalesce((select d.account_id from account_default d where d.business_id = $1 and d.role = 'cash'), ${standardAccounts.cash})`;

/** What is judged of banks and of payouts to them. */
export const moneyChecks = {
  // A bank that holds nothing and didn't move needs no statement. The cash on hand goes by the business's own id.
  statements: foundBy(
    `select ${foundColumns('bank', { id: 'coalesce(b.id, $1)', account_id: 'a.id', name: 'a.name', amount: 'sum(l.amount)', currency: '$4' })}
     from account a left join bank b on b.business_id = a.business_id and b.account_id = a.id
       join journal_line l on l.business_id = a.business_id and l.account_id = a.id and l.on_day <= $3
     where a.business_id = $1 and (b.id is not null or a.id = ${cashAccount})
       and not exists (select 1 from bank_statement s
         where s.business_id = $1 and s.account_id = a.id and s.status = 'Finished' and s.last_day >= $3)
     group by a.id, b.id, a.name having sum(l.amount) <> 0 or bool_or(l.on_day >= $2)`,
  ),
  clearing: foundBy(
    `select ${foundColumns('account', { account_id: 'a.id', name: 'a.name', amount: 'sum(d.debit - d.credit)', currency: '$4' })}
     from account a join day_balance d on d.business_id = a.business_id and d.account_id = a.id and d.on_day <= $3
     where a.business_id = $1 and a.id in (${clearing})
     group by a.id, a.name having sum(d.debit - d.credit) <> 0`,
  ),
  payouts: foundBy(
    `select ${foundColumns('provider-payout', { id: 'p.id', name: 'p.provider', from_day: 'p.arrives_on', amount: 'p.amount', currency: 'p.currency' })}
     from provider_payout p
     where p.business_id = $1 and p.status = 'Paid' and p.entry_id is null and p.arrives_on between $2 and $3
     union all
     select ${foundColumns('store-payout', { name: 'p.payout_id', from_day: 'p.on_day', amount: 'p.net', currency: 'p.currency' })}
     from store_payout p
     where p.business_id = $1 and p.status = 'Paid' and p.entry_id is null and p.on_day between $2 and $3`,
  ),
} satisfies Partial<Record<PeriodCheck, CheckSource>>;
