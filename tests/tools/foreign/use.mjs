import { driftOf, driftTable, explore, pathsFor, runPath } from 'xstate-paths';
import model from './charts/player.model.js';

const paths = pathsFor(explore(model), 'transitions');
/** Does whatever it is told and stands where it is expected, but for what it forgot. */
const follower = (forgets) => ({
  start: (start) => ({ at: start.at.id }),
  events: {
    '*': (world, step) => {
      if (step.from.id !== world.at) throw new Error('The path jumped.');
      if (step.case !== forgets) world.at = step.to.id;
      return step.refused ? 'refused' : 'accepted';
    },
  },
  states: {
    '*': (world, place) => {
      if (place.id !== world.at) throw new Error('It stayed where it was.');
    },
  },
});
const on = (forgets) => (path) => runPath(path, follower(forgets));
console.log(driftTable(await driftOf(paths, { server: on(), page: on('mute') })));
