import { auditChainCalls } from '../../src/api/calls/audit-chain.ts';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { pausedReminderCalls } from '../../src/api/calls/paused-reminders.ts';
import { planCalls } from '../../src/api/calls/plan.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import { planInvoiceCalls } from '../../src/api/calls/plan-invoice.ts';
import { planPaymentCalls } from '../../src/api/calls/plan-payment.ts';
import { seatCalls } from '../../src/api/calls/seats.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamUserCalls } from '../../src/api/calls/team-user.ts';
import type { Call } from '../../src/api/wire/call.ts';
import type { Fixture } from './fixture.ts';

type Fields = (fixture: Fixture) => Record<string, unknown>;

const sample = (name: string, call: Call, fields: Fields) => ({ name, call, fields });
const ofInvite: Fields = ({ invite }) => ({ inviteid: invite });

/** The calls of team and plan, and those that pause reminders, with fields that are accepted on their ground. */
export const accessSamples = [
  sample('listEvents', auditTrailCalls.listEvents, () => ({})),
  sample('exportEvents', auditTrailCalls.exportEvents, () => ({ range: 'thisyear' })),
  sample('documentEvents', auditTrailCalls.documentEvents, ({ open }) => ({
    kind: 'invoice',
    DocumentId: open,
  })),
  sample('auditChain', auditChainCalls.auditChain, () => ({})),
  sample('verifyChain', auditChainCalls.verifyChain, () => ({})),
  sample('exportProof', auditChainCalls.exportProof, () => ({})),
  sample('seatsInfo', planCalls.seatsInfo, () => ({})),
  sample('billing', planBillingCalls.billing, () => ({})),
  sample('upgradePlan', planBillingCalls.upgradePlan, () => ({ SubscriptionPlanId: 13 })),
  sample('confirmPlanPayment', planPaymentCalls.confirmPlanPayment, ({ planPayment }) => ({
    paymentid: planPayment,
  })),
  sample('planHistory', planInvoiceCalls.planHistory, () => ({})),
  sample('planInvoicePdf', planInvoiceCalls.planInvoicePdf, ({ planInvoice }) => ({
    subcriptionId: planInvoice,
  })),
  sample('planExpense', planInvoiceCalls.planExpense, ({ planInvoice }) => ({ subcriptionId: planInvoice })),
  sample('dealCodes', planCodeCalls.dealCodes, () => ({})),
  sample('pauseReminders', pausedReminderCalls.pauseReminders, ({ customer }) => ({
    clientid: customer,
    paused: false,
  })),
  sample('chooseSeats', seatCalls.chooseSeats, ({ owner }) => ({ inviteids: [owner] })),
  sample('dropRefusedInvite', seatCalls.dropRefusedInvite, ({ refusedInvite }) => ({
    memberemail: refusedInvite,
  })),
  sample('listTeam', teamCalls.listTeam, () => ({})),
  sample('inviteTeamMember', teamCalls.inviteTeamMember, ({ name }) => ({
    memberemail: `new.${name.toLowerCase().replace(' ', '-')}@example.com`,
    roles: 'Viewer',
  })),
  sample('resendTeamInvite', teamCalls.resendTeamInvite, ofInvite),
  sample('updateTeamMember', teamCalls.updateTeamMember, (fixture) => ({
    ...ofInvite(fixture),
    roles: 'Manager',
  })),
  sample('deleteTeamMember', teamCalls.deleteTeamMember, ofInvite),
  sample('trueTeamUserInfo', teamUserCalls.trueTeamUserInfo, ({ user }) => ({ teammemberid: user })),
  sample('adminConfirmEmail', teamUserCalls.adminConfirmEmail, ({ user }) => ({ teammemberid: user })),
];
