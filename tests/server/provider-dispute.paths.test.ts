import model from '../../src/machines/provider-dispute/provider-dispute.model.ts';
import { disputeExecutor } from '../support/provider-dispute-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a provider’s dispute', disputeExecutor);
