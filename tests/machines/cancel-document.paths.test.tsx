// @vitest-environment happy-dom
import { test, vi } from 'vitest';
import model from '../../src/machines/posted/cancel-document.model.ts';
import { cancelDialog } from '../support/cancel-dialog.tsx';
import { criteria, walk } from '../support/dialog-paths.tsx';
import { pending } from '../support/fake-client.ts';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

test.each(criteria)(
  'the dialog of a cancellation shows what the chart says on every path for %s',
  (criterion) => walk(model, cancelDialog(pending), criterion),
);
