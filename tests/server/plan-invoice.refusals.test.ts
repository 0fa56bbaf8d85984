import model from '../../src/machines/plan-invoice/plan-invoice.model.ts';
import { planInvoiceExecutor } from '../support/plan-invoice-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(model, planInvoiceExecutor, { moreThan: 10 });
