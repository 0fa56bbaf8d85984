import { done, subject, told } from './call.ts';
import { flag, id } from './field.ts';

const { change } = subject('businessid', '/api/Client/').ours;

/** Automatic reminders of one customer, paused and resumed. */
export const pausedReminderCalls = {
  pauseReminders: change('pause-reminders', 'settings.business', {
    takes: { customerId: id('clientid'), paused: flag('paused') },
    says: told({ id: id('id'), ...done }),
    touches: ['customers', 'invoices', 'quotes', 'dashboard', 'reports'],
  }),
};
