import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accountChart } from '../../src/machines/account/account.lifecycle.ts';
import { bankChart } from '../../src/machines/bank/bank.lifecycle.ts';
import { customerChart } from '../../src/machines/customer/customer.lifecycle.ts';
import { orderChart } from '../../src/machines/order/order.lifecycle.ts';
import { postedChart } from '../../src/machines/posted/posted.lifecycle.ts';
import { quoteChart, quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { teamMemberChart } from '../../src/machines/team-member/team-member.lifecycle.ts';
import { templateChart } from '../../src/machines/template/template.lifecycle.ts';
import { filesOf, textOf } from '../support/source-files.ts';

const screens = filesOf(/^src\/screens\/.*\.tsx?$/);
const filesWith = (pattern: RegExp, files: readonly string[]): string[] =>
  files.filter((file) => pattern.test(textOf(file)));

/** What a lifecycle's states are called. */
const statuses = [
  ...new Set(
    filesOf(/^src\/machines\/.*\.lifecycle\.ts$/).flatMap((file) =>
      [...textOf(file).matchAll(/^ {4}([A-Z][A-Za-z]+): \{$/gm)].map(([, status]) => status!),
    ),
  ),
];

describe('charts say all they know', () => {
  test('no screen asks by the names of states: tags say what they have in common', () => {
    expect(filesWith(/\.matches\((['"{]|\w+\))/, screens)).toEqual([]);
  });

  test('what only repeats what stands is answered, and not offered', () => {
    const deleted = { status: 'Deleted', facts: { lines: 1, answer: null, expired: false } };
    expect(allows(quoteLifecycle, deleted, { type: 'quote.delete' })).toBe(false);
    expect(decide(quoteLifecycle, deleted, { type: 'quote.delete' })).toEqual({ ...deleted, moved: false });
    expect(allows(quoteLifecycle, deleted, { type: 'quote.restore' })).toBe(true);
  });

  test('an arrow marked as a repetition leads to its own state and does nothing', () => {
    const charts: AnyStateMachine[] = [
      accountChart,
      bankChart,
      customerChart,
      postedChart,
      orderChart,
      quoteChart,
      teamMemberChart,
      templateChart,
    ];
    const marked = charts.flatMap((chart) =>
      Object.values(chart.states).flatMap((state) =>
        state.ownEvents.flatMap((type) =>
          (state.transitions.get(type) ?? []).filter(({ meta }) => meta?.repeat === true),
        ),
      ),
    );
    expect(marked).not.toEqual([]);
    const leading = marked.filter(
      ({ target, source, actions }) => target?.[0] !== source || actions.length > 0,
    );
    expect(leading.map(({ source, eventType }) => `${source.key} ${eventType}`)).toEqual([]);
  });

  test('nothing asks a chain of state names', () => {
    expect(filesWith(/\.matches\([^;]*?(\|\||&&)[^;]*?\.matches\(/, filesOf(/^src\/.*\.tsx?$/))).toEqual([]);
  });

  test('the statuses are known', () => {
    expect(statuses).toEqual(expect.arrayContaining(['Draft', 'NotPaid', 'Open', 'Deleted', 'Active']));
  });

  test('no table of a screen is keyed by status, but for the tones of badges', () => {
    const keyed = new RegExp(`^\\s+(${statuses.join('|')}): ['"{](?!(draft|waiting|settled|stopped)')`, 'm');
    expect(filesWith(keyed, screens)).toEqual([]);
  });

  test('no screen asks for one status', () => {
    const asks = /\bis(Draft|Open|Paid|Cancelled|Deleted|Gone|Billed)\(|\bawaitsPayment\(/;
    expect(filesWith(asks, screens)).toEqual([]);
  });
});
