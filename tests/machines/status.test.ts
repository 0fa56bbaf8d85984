import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { quoteKind } from '../../src/domain/documents/kinds/quote.ts';
import * as invoice from '../../src/domain/documents/posted-status.ts';
import * as team from '../../src/domain/team/team.ts';
import { postedChart } from '../../src/machines/posted/posted.lifecycle.ts';
import { quoteChart } from '../../src/machines/quote/quote.lifecycle.ts';
import { teamMemberChart } from '../../src/machines/team-member/team-member.lifecycle.ts';

type Chart = typeof postedChart | typeof quoteChart | typeof teamMemberChart;

/** The states of a chart an event leads on from, not only to themselves. */
const leftBy = (chart: Chart, event: string): string[] =>
  Object.values<AnyStateNode>(chart.states)
    .filter((state) => state.transitions.get(event)?.some(({ target }) => !target?.includes(state)))
    .map(({ key }) => key);
const those = (chart: Chart, holds: (status: string) => boolean) => Object.keys(chart.states).filter(holds);

test('what a status of an invoice means follows from where its chart leads', () => {
  expect(those(postedChart, invoice.isDraft)).toEqual([postedChart.config.initial]);
  expect(those(postedChart, invoice.awaitsPayment)).toEqual(leftBy(postedChart, 'balance.writeOff'));
  expect(those(postedChart, invoice.isBilled)).toEqual(leftBy(postedChart, 'document.cancel'));
  expect(those(postedChart, invoice.isDeleted)).toEqual(leftBy(postedChart, 'document.restore'));
  const undone = ['document.reinstate', 'document.restore'].flatMap((event) => leftBy(postedChart, event));
  expect(those(postedChart, invoice.isGone)).toEqual(undone);
});

test('what a status of a quote means follows from where its chart leads', () => {
  expect(quoteKind.statuses.open).toEqual([quoteChart.config.initial]);
  expect(quoteKind.statuses.deleted).toEqual(leftBy(quoteChart, 'quote.restore'));
});

test('what a status of a place in the team means follows from where its chart leads', () => {
  const states = Object.values<AnyStateNode>(teamMemberChart.states);
  const taking = (event: string) =>
    states.filter((one) => one.ownEvents.includes(event)).map(({ key }) => key);
  const reachedBy = (event: string, from: string) =>
    states
      .find(({ key }) => key === from)!
      .transitions.get(event)!
      .flatMap(({ target }) => target?.map(({ key }) => key) ?? []);
  const inside = reachedBy('invite.accept', 'InviteSent');
  expect(those(teamMemberChart, team.standsInTeam)).toEqual(leftBy(teamMemberChart, 'member.remove'));
  expect(those(teamMemberChart, team.isInvited)).toEqual(taking('invite.resend'));
  expect(those(teamMemberChart, team.wasDeactivated)).toEqual(reachedBy('member.remove', inside[0]!));
  expect(those(teamMemberChart, (status) => team.ownersAmong([{ status, role: 'Owner' }]) === 1)).toEqual(
    inside,
  );
  expect(those(teamMemberChart, team.worksHere)).toEqual(inside);
  expect(those(teamMemberChart, team.awaitsAnswer)).toEqual(taking('invite.accept'));
});
