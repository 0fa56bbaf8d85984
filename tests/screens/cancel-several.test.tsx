// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { PostedCommands } from '../../src/api/documents/posted.ts';
import type { BulkAnswer } from '../../src/domain/documents/view.ts';
import type { PostedView } from '../../src/domain/posted/view.ts';
import type { CancelChoices } from '../../src/machines/posted/cancel-document.flow.ts';
import { Problem } from '../../src/machines/problem.ts';
import { CancelSeveralDialog } from '../../src/screens/posted/CancelSeveralDialog.tsx';
import {
  dialogText,
  displayedReason,
  invoiceView,
  openDialog,
  pressable,
  pressButton,
} from '../support/flow-dialog.tsx';
import { eventually, find, leave, press, type } from '../support/render.tsx';

const effects = {
  status: [],
  entries: [],
  credit: [],
  refunds: [],
  stock: [],
  pools: [],
  due: [],
  warnings: [],
};
const invoice = (number: string, issuedOn: string): PostedView =>
  invoiceView('0', { id: number, number, total: '100', issuedOn });

/** One invoice of February and one of March; today is 21 November. */
const two = [invoice('INV-0001', '2026-02-10'), invoice('INV-0002', '2026-03-05')] as const;

/** Cancelled on a day before its own, an invoice is refused at the day. */
const ask = async () => {
  const previewCancellation = vi.fn(async (_: string, id: string, { onDay }: CancelChoices) => {
    const { issuedOn } = two.find((one) => one.id === id)!;
    const message = `Choose ${issuedOn} or later.`;
    if (onDay && onDay < issuedOn)
      throw new Problem(400, 'invalid', message, { fields: [{ field: 'onDay', message }] });
    return effects;
  });
  const cancel = vi.fn(async (_: unknown, ids: string[], __: CancelChoices) => ({
    message: 'Cancelled.',
    rows: ids.map((id) => ({ id, done: true, reason: null })),
  }));
  const answers: BulkAnswer[] = [];
  await openDialog([], ({ onDone, onClose }) => (
    <CancelSeveralDialog
      documents={two}
      commands={{ cancel, previewCancellation } as unknown as PostedCommands}
      onClose={onClose}
      onDone={(answer) => {
        answers.push(answer);
        onDone();
      }}
    />
  ));
  await eventually(() => expect(pressable()).toContain('Cancel 2 invoices'));
  return { cancel, previewCancellation, answers };
};

const pickDay = async (typed: string) => {
  await act(async () => {
    type('#cancel-day', typed);
    leave('#cancel-day');
  });
};

test('several are cancelled today unless a day is picked under “More details”, which says when they are posted', async () => {
  const { cancel } = await ask();
  expect(dialogText()).toContain('reversed on November 21, 2026');
  await press('[data-part=trigger]');
  expect(dialogText()).toContain('Posted in November 2026');
  await pressButton('Cancel 2 invoices');
  expect(cancel.mock.calls.map(([, ids, { onDay }]) => [ids, onDay])).toEqual([
    [['INV-0001', 'INV-0002'], ''],
  ]);
});

test('another day is planned anew: who can’t be cancelled on it says why, and the others are cancelled on it', async () => {
  const { cancel, previewCancellation, answers } = await ask();
  await pickDay('03/01/2026');
  await eventually(() => expect(pressable()).toContain('Cancel 1 invoice'));
  expect(previewCancellation.mock.calls.slice(-2).map(([, id, { onDay }]) => [id, onDay])).toEqual([
    ['INV-0001', '2026-03-01'],
    ['INV-0002', '2026-03-01'],
  ]);
  expect(dialogText()).toContain('Posted in March 2026');
  expect(dialogText()).toContain('reversed on March 1, 2026');
  expect(dialogText()).toContain('Choose 2026-03-05 or later.');
  await pressButton('Cancel 1 invoice');
  expect(cancel.mock.calls.map(([, ids, { onDay }]) => [ids, onDay])).toEqual([[['INV-0001'], '2026-03-01']]);
  expect(answers).toMatchObject([{ rows: [{ id: 'INV-0001', done: true }] }]);
});

test('a day on which none can be cancelled is refused beside the field, and another one is planned at once', async () => {
  const { cancel } = await ask();
  await pickDay('01/31/2026');
  await eventually(() => expect(displayedReason()).toBe('Choose 2026-02-10 or later.'));
  expect(find('#cancel-day').getAttribute('aria-invalid')).toBe('true');
  expect(find<HTMLInputElement>('#cancel-day').value).toBe('01/31/2026');
  await pickDay('03/31/2026');
  await eventually(() => expect(pressable()).toContain('Cancel 2 invoices'));
  expect(cancel).not.toHaveBeenCalled();
});
