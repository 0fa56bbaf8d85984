import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { id, list, text } from './field.ts';

const { ours } = subject('businessid', '/api/Report/', { userid: userId });

/** What reports are narrowed to that no list of its own is read for by whoever reads them. */
export const reportChoiceCalls = {
  employees: ours.read('employees', 'reports', {
    says: told({ employees: list('Employees', { id: id('UserId'), name: text('Name') }) }),
    reads: 'reports',
  }),
};
