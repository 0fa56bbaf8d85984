import { expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { pausedReminderCalls } from '../../src/api/calls/paused-reminders.ts';
import { isReminderDue, reminderProblems } from '../../src/domain/business/reminders.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { expectOk } from '../support/api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { remindAll } from '../support/reminders.ts';
import { firstDay } from '../support/server.ts';

const shop = mailingServer();
const { begin, invoice, resend, stateOf } = shop;

/** What the queue runs by the hour, run once. */
const run = () => remindAll(shop.server);

const remindersOf = async (id: string) =>
  (await shop.api.view(id)).history.filter(({ act }) => act === 'reminder.send');

const switchOn = (Days = [-3, 0, 7, 21], On = true) =>
  shop.client.send(mailSettingsCalls.saveReminders, { On, Days });

test('go out on their days for what was mailed since they were switched on, once each, until it is paid', async () => {
  const { mail } = office();
  const before = await invoice();
  expectOk(await resend(before));
  await run();
  expect(await remindersOf(before), 'off until the owner switches them on').toEqual([]);

  shop.server.pass(1);
  expectOk(await switchOn());
  const id = await invoice();
  const unsent = await invoice();
  expectOk(await resend(id));
  await begin(mail);
  await expect.poll(async () => (await stateOf(id))[0], { timeout: 60_000 }).toBe('sent');
  const due = (await shop.api.view(id)).due_date!;

  shop.server.setToday(daysAfter(due, -4));
  await run();
  expect(await remindersOf(id)).toEqual([]);
  shop.server.setToday(daysAfter(due, -3));
  await run();
  await run();
  expect(await remindersOf(id)).toMatchObject([{ act: 'reminder.send', by: 'Automatic reminder' }]);
  // Missed on its day, it is made up for; two that were missed are one mail.
  shop.server.setToday(daysAfter(due, 8));
  await run();
  expect(await remindersOf(id)).toHaveLength(2);
  expectOk(await shop.api.pay(id, '120.5'));
  shop.server.setToday(daysAfter(due, 22));
  await run();
  expect(await remindersOf(id)).toHaveLength(2);
  expect(await remindersOf(before), 'mailed before they were switched on').toEqual([]);
  expect(await remindersOf(unsent), 'never mailed').toEqual([]);
  expectOk(await switchOn([0], false));
});

test('go to one customer no more while they are paused, and again once they are resumed', async () => {
  const { mail } = office();
  const { client } = shop;
  expectOk(await switchOn([40]));
  const id = await invoice();
  const { due_date: due, clientId } = await shop.api.view(id);
  const customerOf = async () =>
    expectOk(await client.send(customerCalls.getCustomer, { clientid: clientId! })).body.data;
  const pause = (paused: boolean) =>
    client.send(pausedReminderCalls.pauseReminders, { clientid: clientId!, paused });
  expectOk(await resend(id));
  await begin(mail);
  await expect.poll(async () => (await stateOf(id))[0], { timeout: 60_000 }).toBe('sent');
  expect((await customerOf()).Reminders).toBe('on');
  expectOk(await pause(true));
  expect((await customerOf()).Reminders).toBe('paused');
  shop.server.setToday(daysAfter(due!, 40));
  await run();
  expect(await remindersOf(id)).toEqual([]);
  // What was missed meanwhile is made up for by one.
  expectOk(await pause(false));
  await run();
  expect(await remindersOf(id)).toHaveLength(1);
  const acts = (await customerOf()).history.map(({ act }) => act);
  expect(acts.filter((act) => act.startsWith('reminders.'))).toEqual(['reminders.pause', 'reminders.resume']);
  expectOk(await switchOn([0], false));
  expect((await customerOf()).Reminders).toBe(null);
});

test('are due from their day on, until one has gone out', () => {
  expect(isReminderDue([0], firstDay, daysAfter(firstDay, -10), firstDay)).toBe(true);
  expect(isReminderDue([0], firstDay, firstDay, firstDay)).toBe(false);
  expect(isReminderDue([7], firstDay, firstDay, daysAfter(firstDay, 6))).toBe(false);
});

test.each([
  ['the same day twice', [7, 7]],
  ['a day too far off', [400]],
  ['half a day', [1.5]],
])('%s is refused', (_, days) => {
  expect(reminderProblems({ on: true, days })).toHaveLength(1);
});

test('switched on for no day they are refused', async () => {
  expect((await switchOn([])).body).toMatchObject({ kind: 'invalid', Message: 'Choose at least one day.' });
});
