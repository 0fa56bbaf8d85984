import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { periodApiFor } from '../support/period-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('two people who close and post at once', () => {
  test('who posts is in before the lock and in its figures, or refused', async () => {
    server.setToday('2026-04-03');
    const client = await server.client();
    const periods = periodApiFor(client);
    const post = (amount = '1') =>
      journalApiFor(client).add(
        [
          ['Rent', amount],
          ['36', `-${amount}`],
        ],
        { EntryDate: '2026-02-20' },
      );
    expectOk(await post('100'));
    expectOk(await periods.check('2026-02'));
    const posts = Array.from({ length: 12 }, () => post());
    const [locked, ...posted] = await Promise.all([periods.lock('2026-02'), ...posts, post(), post()]);
    expectOk(locked!);
    const outcomes = posted.map(({ status, body }) =>
      status === 200 ? 'in' : (body as { kind?: string }).kind,
    );
    expect(outcomes.every((outcome) => outcome === 'in' || outcome === 'locked-period')).toBe(true);
    const { Closings } = await periods.view('2026-02');
    expect(Closings).toMatchObject([{ Corrected: 0, Balances: [] }]);
    const { rows } = await server.owner.query(
      'select balance::text from period_closing_balance where business_id = $1 and account_id = 21',
      [client.shop.business.id],
    );
    const inBefore = outcomes.filter((outcome) => outcome === 'in').length;
    expect(rows).toEqual([{ balance: `${100 + inBefore}.0000` }]);
    expect((await post()).body.kind).toBe('locked-period');
  });
});
