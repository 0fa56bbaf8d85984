import model from '../../src/machines/provider-payout/provider-payout.model.ts';
import { payoutExecutor } from '../support/provider-payout-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a provider’s payout', payoutExecutor);
