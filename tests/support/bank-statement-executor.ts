import type { BankStatementFacts } from '../../src/domain/bank-money/statement.ts';
import { isZero } from '../../src/domain/money.ts';
import type { BankStatementEvent } from '../../src/machines/bank-statement/bank-statement.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { bankMoneyApiFor } from './bank-money-api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import { type Client, firstDay } from './server.ts';

/** One statement on the real server, of a bank with one entry. */
interface StatementWorld {
  client: Client;
  bank: string;
  id: string;
  entry: string;
  facts: BankStatementFacts;
}

/** The day before every test begins. */
const day = '2026-03-01';

const cardOf = ({ balanced }: BankStatementFacts) => ({
  firstdate: day,
  lastdate: day,
  OpeningBalance: '0',
  ClosingBalance: balanced ? '0' : '5',
});

const acts: Acts<StatementWorld, BankStatementEvent> = {
  'statement.edit': ({ client, id, facts }) => bankMoneyApiFor(client).edit(id, cardOf(facts)),
  // An entry of a bank is taken off a statement it is not on: the mark is made, and the difference stays.
  'statement.mark': ({ client, id, entry }) => bankMoneyApiFor(client).mark(id, 'unticked', entry),
  'statement.finish': ({ client, id }) => bankMoneyApiFor(client).conclude(id),
  'statement.reopen': ({ client, id }) => bankMoneyApiFor(client).reopen(id),
  // Nobody sends it: it happens to a statement when another one is begun.
  'statement.follow': async ({ client, bank, id }) => {
    const money = bankMoneyApiFor(client);
    const stands = (await money.statements(bank)).some(({ StatementId }) => StatementId === id);
    return stands
      ? money.start(bank, { lastdate: firstDay, ClosingBalance: '0' })
      : money.reopen(neverExisted);
  },
  'statement.delete': ({ client, id }) => bankMoneyApiFor(client).drop(id),
};

/** Carries paths of a statement's chart out on the real server. */
export const bankStatementExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client, facts: BankStatementFacts) => {
    const money = bankMoneyApiFor(client);
    const bank = await apiFor(client).bank('First bank');
    const entry = expectOk(await money.add(bank, '5', { date: day })).body.data.TransactionId;
    const { StatementId: id } = expectOk(await money.start(bank, cardOf(facts))).body.data;
    return { client, bank, id, entry, facts };
  },
  standing: async ({ client, bank, id, facts }) => {
    const own = (await bankMoneyApiFor(client).statements(bank)).find(
      ({ StatementId }) => StatementId === id,
    );
    if (!own) return { status: 'Removed', facts };
    return { status: own.Status, facts: { balanced: isZero(own.Difference), newest: own.IsNewest } };
  },
});
