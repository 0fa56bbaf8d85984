import { test } from 'vitest';
import order from '../../src/machines/order/order.model.ts';
import { orderExecutor } from '../support/order-executor.ts';
import { orderPerson } from '../support/order-person.ts';
import { pageFollows } from '../support/page-proof.ts';

const { paths, follows } = pageFollows(order, orderPerson, orderExecutor);

test.each(paths)('the page follows the chart through $id, $steps steps pressed by hand', follows);
