import { once } from '../../api/client/intent.ts';
import type { CancelChoices, PostedCommands } from '../../api/documents/posted.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import { cancelDocument as words } from '../../domain/words/posted.ts';
import { eachInTurn, someDone } from '../document/in-turn.ts';
import { type Planned, planEach } from './several.ts';

/**
 * Asks what the cancellation will do to each.
 *
 * @throws why the first can't be, where none of them can be cancelled
 */
export const planSeveral = async (
  commands: PostedCommands,
  businessId: string,
  documents: readonly PostedView[],
  choices: CancelChoices,
): Promise<Planned<PostedView>[]> => {
  const refusals = new Map<string, unknown>();
  const planned = await planEach(documents, async ({ id }) => {
    try {
      return await commands.previewCancellation(businessId, id, choices);
    } catch (refused) {
      refusals.set(id, refused);
      throw refused;
    }
  });
  if (planned.every(({ effects }) => effects === null)) throw refusals.get(documents[0]?.id ?? '');
  return planned;
};

/**
 * Cancels them, each in a transaction of its own.
 *
 * @throws the reason where none of them was cancelled
 */
export const cancelSeveral = async (
  commands: PostedCommands,
  businessId: string,
  documents: readonly PostedView[],
  choices: CancelChoices,
): Promise<BulkAnswer> => {
  const ids = documents.map(({ id }) => id);
  const kind = documents[0]?.kind;
  return someDone(
    await once(`${kind}.cancel ${ids.join(' ')}`, (intentKey) =>
      commands.cancel({ businessId, intentKey }, ids, choices),
    ),
  );
};

/** Undoes cancellations one by one; a row that can't be reinstated says why, and the others are. */
export const reinstateSeveral = (
  commands: PostedCommands,
  businessId: string,
  cancelled: readonly Pick<PostedRow, 'id' | 'kind'>[],
): Promise<BulkAnswer> =>
  eachInTurn(cancelled, words.cancellationUndone, ({ id, kind }) =>
    once(`${kind}.reinstate ${id}`, (intentKey) => commands.reinstate({ businessId, intentKey }, id)),
  );
