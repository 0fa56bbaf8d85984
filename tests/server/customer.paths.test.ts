import model from '../../src/machines/customer/customer.model.ts';
import { customerExecutor } from '../support/customer-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the customer chart', customerExecutor);
