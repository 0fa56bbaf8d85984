import model from '../../src/machines/location/location.model.ts';
import { locationExecutor } from '../support/location-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the location chart', locationExecutor, ['transitions', 'pairs', 'guards', 'refusals']);
