import model from '../../src/machines/order/order.model.ts';
import { orderExecutor } from '../support/order-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(model, orderExecutor, { moreThan: 100 });
