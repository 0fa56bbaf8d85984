// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { PostedCommands } from '../../src/api/documents/posted.ts';
import type { BulkAnswer } from '../../src/domain/documents/view.ts';
import type { NamedEffects } from '../../src/domain/plan/effects.ts';
import type { PostedRow } from '../../src/domain/posted/view.ts';
import { Problem } from '../../src/machines/problem.ts';
import { IssueSeveralDialog } from '../../src/screens/posted/IssueSeveralDialog.tsx';
import { displayedReason, openDialog, pressable, pressButton } from '../support/flow-dialog.tsx';
import { eventually } from '../support/render.tsx';

const draft = (id: string, total: string, currency = 'USD', issuedOn = '2026-11-20') =>
  ({
    id,
    kind: 'bill',
    subtype: 'bill',
    status: 'Draft',
    number: null,
    customer: `Vendor of ${id}`,
    total,
    currency,
    issuedOn,
  }) as unknown as PostedRow;

const effects = (...stock: NamedEffects['stock']): NamedEffects => ({
  status: [],
  entries: [],
  credit: [],
  refunds: [],
  stock,
  pools: [],
  due: [],
  warnings: [],
});
const refused = (message: string) => new Problem(400, 'invalid', message);

/** Opens the question over drafts, by what the server says of each as it is planned and as it is approved. */
const ask = async (
  drafts: readonly PostedRow[],
  planned: Readonly<Record<string, NamedEffects | Problem>>,
  approved: Readonly<Record<string, Problem>> = {},
) => {
  const issue = vi.fn(async (_: unknown, id: string) => {
    if (approved[id]) throw approved[id];
    return { message: 'Bill approved.' };
  });
  const previewIssues = vi.fn(async (_: string, ids: string[]) =>
    ids.map((id) => {
      const text = planned[id]!;
      return text instanceof Problem
        ? { id, effects: null, reason: text.message }
        : { id, effects: text, reason: null };
    }),
  );
  const answers: BulkAnswer[] = [];
  await openDialog([], ({ onDone, onClose }) => (
    <IssueSeveralDialog
      kind="bill"
      rows={drafts}
      commands={{ issue, previewIssues } as unknown as PostedCommands}
      onClose={onClose}
      onDone={(answer) => {
        answers.push(answer);
        onDone();
      }}
    />
  ));
  await eventually(() => expect(pressable().length).toBeGreaterThan(0));
  return { issue, previewIssues, answers };
};

const region = (name: string) => {
  const found = [...document.querySelectorAll('section')].find(
    (section) => section.getAttribute('aria-label') === name,
  );
  return (found?.textContent ?? '').replaceAll('\u00a0', ' ');
};

const paper = (quantity: string) => ({ name: 'Paper', quantity, value: '10' });
const three = [draft('a', '100'), draft('b', '50.5'), draft('c', '30', 'EUR')];

test('what all of them come to, the goods that arrive and who is refused and why is shown before one is approved', async () => {
  const { issue, answers } = await ask(three, {
    a: effects(paper('2')),
    b: effects(paper('3')),
    c: refused('Add a line before approving.'),
  });
  await eventually(() => expect(region('All together')).toContain('2 bills in USD'));
  expect(region('All together')).toContain('$150.50');
  expect(region('All together')).toContain('Paper in stock+5');
  expect(region('All together')).not.toContain('EUR');
  expect(region('Draft bill Vendor of c')).toContain(
    'This one can’t be approved: Add a line before approving.',
  );
  expect(document.body.textContent).toContain('1 draft can’t be included.');
  expect(issue).not.toHaveBeenCalled();
  await pressButton('Approve 2 bills');
  expect(issue.mock.calls.map(([, id]) => id)).toEqual(['a', 'b']);
  expect(answers).toEqual([
    {
      message: 'Approved.',
      rows: [
        { id: 'a', done: true, reason: null },
        { id: 'b', done: true, reason: null },
      ],
    },
  ]);
});

test('each begins with the stock that those before it leave, and all of them go from the first to the last', async () => {
  const pool = (name: string, from: string, to: string) => ({
    name,
    before: { quantity: from, value: from, average: from === '0' ? null : '1' },
    after: { quantity: to, value: to, average: '1' },
  });
  await ask(three, {
    a: { ...effects(paper('2')), pools: [pool('Paper', '0', '2'), pool('Ink', '0', '7')] },
    b: { ...effects(paper('3')), pools: [pool('Paper', '2', '5')] },
    // Another item of the same name begins with a stock of its own.
    c: { ...effects(paper('4')), pools: [pool('Paper', '0', '4')] },
  });
  await eventually(() => expect(region('Draft bill Vendor of a')).toContain('PaperBeforeAfterIn stock02'));
  expect(region('Draft bill Vendor of a')).toContain('The average cost of Ink will be $1.00.');
  expect(region('Draft bill Vendor of b')).toContain('PaperBeforeAfterIn stock25');
  const all = region('All together');
  expect(all).toContain('PaperBeforeAfterIn stock05Stock value0.005.00');
  expect(all).toContain('InkBeforeAfterIn stock07');
  expect(all).toContain('PaperBeforeAfterIn stock04');
});

test('one that is refused as it is approved keeps none of the others, and says why', async () => {
  const { answers } = await ask(
    three,
    { a: effects(), b: effects(), c: effects() },
    { b: refused('The books are locked.') },
  );
  await pressButton('Approve 3 bills');
  expect(answers.flatMap(({ rows }) => rows)).toEqual([
    { id: 'a', done: true, reason: null },
    { id: 'b', done: false, reason: 'The books are locked.' },
    { id: 'c', done: true, reason: null },
  ]);
});

test('where none can be approved each says why, and there is nothing to press but Close', async () => {
  const { issue } = await ask(three.slice(0, 2), { a: refused('No line.'), b: refused('No account.') });
  await eventually(() => expect(region('Draft bill Vendor of b')).toContain('No account.'));
  expect(region('Draft bill Vendor of a')).toContain('No line.');
  expect(pressable()).toEqual(['Close']);
  expect(issue).not.toHaveBeenCalled();
});

test('where none was approved the dialog stays with the reason, and plans them again', async () => {
  const { answers, issue } = await ask(
    [draft('a', '1')],
    { a: effects() },
    { a: refused('The books are locked.') },
  );
  await pressButton('Approve 1 bill');
  await eventually(() => expect(displayedReason()).toBe('The books are locked.'));
  expect(answers).toEqual([]);
  await act(async () => pressButton('Try again'));
  await eventually(() => expect(pressable()).toContain('Approve 1 bill'));
  expect(issue).toHaveBeenCalledTimes(1);
});

test('those of an earlier day are approved first, however the list is sorted', async () => {
  const late = draft('late', '1', 'USD', '2026-11-21');
  const { issue, previewIssues } = await ask([late, draft('early', '1')], {
    late: effects(),
    early: effects(),
  });
  // They are planned in the order they are approved in.
  expect(previewIssues.mock.calls.map(([, ids]) => ids)).toEqual([['early', 'late']]);
  await pressButton('Approve 2 bills');
  expect(issue.mock.calls.map(([, id]) => id)).toEqual(['early', 'late']);
});

test('what the law asks of one leads to its form and to the business’s card', async () => {
  const lacking = (what: 'vatNumber' | 'supplyDate') => ({ what, law: '§ 14 (4) UStG', country: 'DE' });
  await ask(three, {
    a: { ...effects(), lacking: [lacking('vatNumber'), lacking('supplyDate')] },
    b: effects(),
    c: effects(),
  });
  await eventually(() => expect(region('Draft bill Vendor of a')).toContain('Invoices from Germany'));
  const links = [...document.querySelectorAll('section a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  expect(links).toEqual(['Add in Business settings /settings/business', 'Edit the draft /bills/edit?bill=a']);
});
