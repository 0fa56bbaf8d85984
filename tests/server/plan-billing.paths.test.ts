import model from '../../src/machines/plan-billing/plan-billing.model.ts';
import { planBillingExecutor } from '../support/plan-billing-executor.ts';
import { planServer } from '../support/plan-payments.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a plan’s billing', planBillingExecutor, undefined, planServer);
