import type { May } from '../../domain/access/permissions.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { isPositive, isZero, smaller } from '../../domain/money.ts';
import { creditable, owed, type PostedFacts } from '../../domain/posted/facts.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import type { Standing } from '../../domain/values/standing.ts';
import { postedActWords, postedActs as words } from '../../domain/words/posted.ts';
import type { PostedEvent } from '../../machines/posted/posted.lifecycle.ts';
import { postedLifecycle } from '../../machines/posted/posted.refusing.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';
import { editSpec } from './edit-act.ts';

export type ActName =
  | 'issue'
  | 'pay'
  | 'pay-online'
  | 'credit'
  | 'edit'
  | 'duplicate'
  | 'give-back'
  | 'write-off'
  | 'undo-write-off'
  | 'cancel'
  | 'undo-cancel'
  | 'restore'
  | 'delete';

type Spec = ActSpec<ActName, PostedEvent>;

/** What is asked of the chart by whoever would pay all that is owed. */
const paying = ({ facts }: Standing<PostedFacts>) => {
  const rest = owed(facts);
  return { amount: isPositive(rest) ? rest : '1' };
};

/** The customer pays on a provider's page: what the business is owed alone. */
const paysOnline = (kind: DocumentKind, standing: Standing<PostedFacts>): Spec[] => {
  const { side, permissions } = kindSpec(kind);
  if (side !== owedByCustomers) return [];
  return [
    {
      name: 'pay-online',
      label: words.getPaymentLink,
      key: `${permissions}.reshare`,
      event: { type: 'payment.record', reduction: paying(standing) },
      onlyWhenAllowed: true,
    },
  ];
};

const specs = (kind: DocumentKind, standing: Standing<PostedFacts>, surplus: string): Spec[] => {
  const { permissions } = kindSpec(kind);
  const labels = postedActWords[kindSpec(kind).side ?? owedByCustomers];
  const noun = standing.facts.subtype;
  const pays = paying(standing);
  const applied: Spec = {
    name: 'credit',
    label: labels.applySurplus,
    key: `${permissions}.addPayment`,
    event: { type: 'credit.apply', reduction: { amount: smaller(surplus, pays.amount) } },
    onlyWhenAllowed: true,
  };
  return [
    {
      name: 'issue',
      label: labels.issue({ document: noun }),
      key: `${permissions}.edit`,
      event: { type: 'document.issue' },
      onlyWhereOpen: true,
    },
    // What was paid already is used before more is.
    ...(isPositive(surplus) ? [applied] : []),
    {
      name: 'pay',
      label: words.recordPayment,
      key: `${permissions}.addPayment`,
      event: { type: 'payment.record', reduction: pays },
    },
    ...paysOnline(kind, standing),
    {
      name: 'undo-cancel',
      label: words.undoCancellation,
      key: `${permissions}.delete`,
      event: { type: 'document.reinstate' },
      onlyWhenAllowed: true,
    },
    {
      name: 'restore',
      label: words.restore,
      key: `${permissions}.delete`,
      event: { type: 'document.restore' },
      onlyWhenAllowed: true,
    },
    {
      name: 'undo-write-off',
      label: labels.undoForgiven,
      key: `${permissions}.delete`,
      event: { type: 'writeOff.undo' },
      onlyWhenAllowed: true,
    },
    editSpec(kind),
    {
      name: 'duplicate',
      label: words.duplicate,
      key: `${permissions}.add`,
      event: { type: 'document.duplicate' },
    },
    {
      name: 'give-back',
      label: labels.giveBack,
      key: `${permissions}.delete`,
      event: { type: 'creditNote.issue', amount: creditable(standing.facts) },
      onlyWhenAllowed: true,
    },
    {
      name: 'write-off',
      label: labels.forgive({ isAll: isZero(standing.facts.settled) }),
      key: `${permissions}.delete`,
      event: { type: 'balance.writeOff' },
      onlyWhenAllowed: true,
    },
    {
      name: 'cancel',
      label: words.cancel({ documents: noun }),
      key: `${permissions}.delete`,
      event: { type: 'document.cancel' },
    },
    {
      name: 'delete',
      label: words.deleteIt,
      key: `${permissions}.delete`,
      event: { type: 'document.delete' },
    },
  ];
};

/** What can be done with a document of a kind that is posted, and what can't; `surplus` is its contact's. */
export const actsOf = (
  kind: DocumentKind,
  standing: Standing<PostedFacts>,
  surplus: string,
  may: May,
): AvailableActs<ActName> => allowedActs(postedLifecycle, standing, specs(kind, standing, surplus), may);
