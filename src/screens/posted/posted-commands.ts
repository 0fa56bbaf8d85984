import type { Asked, Told } from '../../api/client/command.ts';
import type { Forgiving, PostedCommands } from '../../api/documents/posted.ts';
import type { Day } from '../../domain/day.ts';
import type { Decimal } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { tellOnce } from '../document/plain-commands.ts';

/** What a dialog of a document that is posted is given. */
export interface PostedDialogProps {
  document: PostedView;
  /** Those of its kind. */
  commands: PostedCommands;
  onDone: () => void;
  onClose: () => void;
}

/**
 * The plain commands on one document that its dialogs commit. Each keeps one key from its first try until it is done, and says so
 * when it is. They reject with a problem that has words of its own.
 */
export const commandsOn = (
  businessId: string,
  { id, kind, version }: Pick<PostedView, 'id' | 'kind' | 'version'>,
  commands: PostedCommands,
) => {
  const commit =
    (act: string, command: (context: Asked, id: string) => Promise<Told>) => async (): Promise<void> => {
      await tellOnce(`${kind}.${act} ${id} ${version}`, (intentKey) =>
        command({ businessId, intentKey }, id),
      );
    };
  return {
    issue: commit('issue', commands.issue),
    reinstate: commit('reinstate', commands.reinstate),
    forgive: (how: Forgiving) => commit('forgive', (context) => commands.forgive(context, id, how)),
    undoForgiven: commit('undoForgiven', commands.undoForgiven),
    applySurplus: (amount: Decimal, onDay: Day | undefined) =>
      commit('applySurplus', (context) => commands.applySurplus(context, id, amount, onDay))(),
    deletePayment: (paymentId: string) =>
      commit(`deletePayment ${paymentId}`, (context) => commands.deletePayment(context, id, paymentId))(),
  };
};
