import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { joinTeamFlow } from './join-team.flow.ts';

const invite = { business: 'The Mill', role: 'Accountant' as const, email: 'sam@example.com' };

const model: TestModel<typeof joinTeamFlow> = {
  name: 'join-team',
  machine: joinTeamFlow,
  starts: [
    { name: 'a whole link', input: { isWhole: true } },
    { name: 'part of a link', input: { isWhole: false } },
  ],
  ports: {
    open: {
      done: [
        { name: 'somebody new', output: { ...invite, hasAccount: false } },
        { name: 'somebody known', output: { ...invite, hasAccount: true } },
      ],
      error: [refused('This invitation was withdrawn.')],
      parseError: asProblem,
    },
    join: {
      done: [{ name: 'joined', output: undefined }],
      error: [refused('Choose another password.')],
      parseError: asProblem,
    },
    accept: {
      done: [{ name: 'accepted', output: undefined }],
      error: [refused('The team is full.')],
      parseError: asProblem,
    },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          {
            name: 'member.join',
            event: {
              type: 'member.join',
              typed: { firstName: 'Sam', lastName: 'Reed', password: 'ten letters' },
            },
          },
          { name: 'invite.accept', event: { type: 'invite.accept' } },
        ],
};
export default model;
