import model from '../../src/machines/plan-invoice/plan-invoice.model.ts';
import { planInvoiceExecutor } from '../support/plan-invoice-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of an invoice for a plan', planInvoiceExecutor);
