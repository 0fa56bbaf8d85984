import model from '../../src/machines/item/item.model.ts';
import { itemExecutor } from '../support/item-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the item chart', itemExecutor, ['transitions', 'pairs', 'guards', 'refusals']);
