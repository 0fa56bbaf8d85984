import terrain from '../../src/machines/customer/customer.terrain.ts';
import { customerExecutor } from '../support/customer-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(terrain, customerExecutor, { exactly: 2 });
