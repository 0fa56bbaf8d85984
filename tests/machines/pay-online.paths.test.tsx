// @vitest-environment happy-dom
import { test, vi } from 'vitest';
import model from '../../src/machines/payment-session/pay-online.model.ts';
import { criteria, walk } from '../support/dialog-paths.tsx';
import { pending } from '../support/fake-client.ts';
import { payOnlineDialog } from '../support/pay-online-dialog.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));
vi.mock('../../src/screens/kit/leave-for.ts', () => ({ leaveFor: () => {} }));

test.each(criteria)(
  'the dialog of an online payment shows what the chart says on every path for %s',
  (criterion) => walk(model, payOnlineDialog(pending), criterion),
);
