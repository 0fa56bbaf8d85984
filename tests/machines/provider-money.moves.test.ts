import { describe, expect, test } from 'vitest';
import {
  providerDisputeChart,
  providerDisputeLifecycle,
} from '../../src/machines/provider-dispute/provider-dispute.lifecycle.ts';
import {
  providerPayoutChart,
  providerPayoutLifecycle,
} from '../../src/machines/provider-payout/provider-payout.lifecycle.ts';
import {
  providerRefundChart,
  providerRefundLifecycle,
} from '../../src/machines/provider-refund/provider-refund.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

describe('a refund', () => {
  const moves = [
    ['Asked', 'unanswered', 'Unknown'],
    ['Asked', 'pending', 'Pending'],
    ['Asked', 'done', 'Done'],
    ['Asked', 'failed', 'Failed'],
    ['Unknown', 'unanswered', 'Unknown'],
    ['Unknown', 'pending', 'Pending'],
    ['Unknown', 'done', 'Done'],
    ['Unknown', 'failed', 'Failed'],
    ['Pending', 'unanswered', 'Pending'],
    ['Pending', 'pending', 'Pending'],
    ['Pending', 'done', 'Done'],
    ['Pending', 'failed', 'Failed'],
    ['Done', 'unanswered', 'Done'],
    ['Done', 'pending', 'Done'],
    ['Done', 'done', 'Done'],
    ['Done', 'failed', 'Failed'],
    ['Failed', 'unanswered', 'Failed'],
    ['Failed', 'pending', 'Failed'],
    ['Failed', 'done', 'Failed'],
    ['Failed', 'failed', 'Failed'],
  ] as const;
  test.each(moves)('%s, %s: %s', (status, word, to) => {
    const type = `refund.${word}` as const;
    expect(decide(providerRefundLifecycle, { status, facts: {} }, { type })).toMatchObject({ status: to });
  });
  test('has one line for each transition', () =>
    expect(transitionsOf(providerRefundChart)).toHaveLength(moves.length));
});

describe('a dispute', () => {
  const moves = [
    ['Warned', 'warned', 'Warned'],
    ['Warned', 'opened', 'Open'],
    ['Warned', 'reviewed', 'UnderReview'],
    ['Warned', 'won', 'Won'],
    ['Warned', 'lost', 'Lost'],
    ['Open', 'warned', 'Open'],
    ['Open', 'opened', 'Open'],
    ['Open', 'reviewed', 'UnderReview'],
    ['Open', 'won', 'Won'],
    ['Open', 'lost', 'Lost'],
    ['UnderReview', 'warned', 'UnderReview'],
    ['UnderReview', 'opened', 'UnderReview'],
    ['UnderReview', 'reviewed', 'UnderReview'],
    ['UnderReview', 'won', 'Won'],
    ['UnderReview', 'lost', 'Lost'],
    ['Won', 'warned', 'Won'],
    ['Won', 'opened', 'Won'],
    ['Won', 'reviewed', 'Won'],
    ['Won', 'won', 'Won'],
    ['Won', 'lost', 'Won'],
    ['Lost', 'warned', 'Lost'],
    ['Lost', 'opened', 'Lost'],
    ['Lost', 'reviewed', 'Lost'],
    ['Lost', 'won', 'Won'],
    ['Lost', 'lost', 'Lost'],
  ] as const;
  test.each(moves)('%s, %s: %s', (status, word, to) => {
    const type = `dispute.${word}` as const;
    expect(decide(providerDisputeLifecycle, { status, facts: {} }, { type })).toMatchObject({ status: to });
  });
  test('has one line for each transition', () =>
    expect(transitionsOf(providerDisputeChart)).toHaveLength(moves.length));
});

describe('a payout', () => {
  const moves = [
    ['Announced', 'announced', 'Announced'],
    ['Announced', 'paid', 'Paid'],
    ['Announced', 'failed', 'Failed'],
    ['Paid', 'announced', 'Paid'],
    ['Paid', 'paid', 'Paid'],
    ['Paid', 'failed', 'Failed'],
    ['Failed', 'announced', 'Failed'],
    ['Failed', 'paid', 'Failed'],
    ['Failed', 'failed', 'Failed'],
  ] as const;
  test.each(moves)('%s, %s: %s', (status, word, to) => {
    const type = `payout.${word}` as const;
    expect(decide(providerPayoutLifecycle, { status, facts: {} }, { type })).toMatchObject({ status: to });
  });
  test('has one line for each transition', () =>
    expect(transitionsOf(providerPayoutChart)).toHaveLength(moves.length));
});
