import model from '../../src/machines/customer/customer.model.ts';
import { customerExecutor } from '../support/customer-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(model, customerExecutor, { exactly: 2 });
