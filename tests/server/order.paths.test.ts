import model from '../../src/machines/order/order.model.ts';
import { orderExecutor } from '../support/order-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the order chart', orderExecutor);
