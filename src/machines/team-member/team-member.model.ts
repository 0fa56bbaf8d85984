import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { type TeamMemberEvent, teamMemberChart } from './team-member.lifecycle.ts';

const bare = (type: Exclude<TeamMemberEvent['type'], 'invite.send' | 'role.change'>) => ({
  name: type,
  event: { type },
});

const inRole = (type: 'invite.send' | 'role.change') =>
  (['Staff', 'Manager'] as const).map((role) => ({ name: `${type} ${role}`, event: { type, role } }));

const model: TestModel<typeof teamMemberChart> = {
  name: 'team-member',
  machine: teamMemberChart,
  starts: [{ name: 'somebody invited as staff', input: { role: 'Staff' } }],
  cases: [
    ...inRole('invite.send'),
    bare('invite.resend'),
    bare('invite.expire'),
    bare('invite.accept'),
    ...inRole('role.change'),
    bare('member.remove'),
  ],
};

export default model;
