import model from '../../src/machines/provider-refund/provider-refund.model.ts';
import { refundExecutor } from '../support/provider-refund-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a provider’s refund', refundExecutor);
