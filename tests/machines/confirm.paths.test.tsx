// @vitest-environment happy-dom

import { test, vi } from 'vitest';
import { invoiceCommands } from '../../src/api/documents/invoices.ts';
import model from '../../src/machines/confirm/confirm.model.ts';
import { ActDialog } from '../../src/screens/posted/ActDialog.tsx';
import { criteria, dialogOf, expectReady, expectWaiting, walk } from '../support/dialog-paths.tsx';
import { pending, send } from '../support/fake-client.ts';
import { invoiceView, openDialog, pressButton } from '../support/flow-dialog.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const wire = (data: unknown) => ({ data, message: 'Written off.' });

const dialog = dialogOf({
  start: () =>
    openDialog(pending, (ends) => (
      <ActDialog
        commands={invoiceCommands}
        document={invoiceView('0')}
        preview="write-off"
        title="Write off the balance"
        lead="What is still owed is given up."
        label="Write off"
        commit={async () => void (await send())}
        {...ends}
      />
    )),
  events: {
    'act.confirm': () => pressButton('Write off'),
    'act.retry': () => pressButton('Try again'),
    'flow.close': () => pressButton('Keep as is'),
  },
  ports: { preview: wire, commit: wire },
  states: {
    previewing: (world) => expectWaiting(world, 'Keep as is'),
    reviewing: (world) => expectReady(world, null, 'Keep as is', 'Write off'),
    submitting: (world) => expectWaiting(world),
    refused: (world, { context }) => {
      const { problem } = context as { problem: { message: string } };
      expectReady(world, problem.message, 'Keep as is', 'Try again');
    },
  },
  ends: { done: 'done', left: 'closed' },
});

test.each(criteria)('the dialog of a plain act shows what the chart says on every path for %s', (criterion) =>
  walk(model, dialog, criterion),
);
