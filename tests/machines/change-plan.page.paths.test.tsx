// @vitest-environment happy-dom
import { test, vi } from 'vitest';
import model from '../../src/machines/plan-billing/change-plan.model.ts';
import { changePlanDialog } from '../support/change-plan-dialog.tsx';
import { criteria, walk } from '../support/dialog-paths.tsx';
import { pending, send } from '../support/fake-client.ts';

vi.mock('../../src/screens/kit/leave-for.ts', () => ({ leaveFor: () => {} }));

test.each(criteria)(
  'the dialog of a plan’s change shows what the chart says on every path for %s',
  (criterion) => walk(model, changePlanDialog(pending, send), criterion),
);
