import terrain from '../../src/machines/customer/customer.terrain.ts';
import { customerExecutor } from '../support/customer-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(terrain, 'the customer chart', customerExecutor);
