import { transferCalls } from '../../api/calls/transfer.ts';
import { ask } from '../../api/client/ask.ts';
import type { May } from '../../domain/access/permissions.ts';
import type { TransferRow } from '../../domain/transfer/transfer.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { type TransferEvent, transferLifecycle } from '../../machines/transfer/transfer.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { viewTransferAt } from '../frame/transfer-addresses.ts';

/** Acts without a form: what they will do is shown, then they are done. */
export type PlainAct = 'cancel' | 'reverse';

export type TransferAct = PlainAct | 'mark' | 'receive' | 'edit';

const act = (
  name: TransferAct,
  label: string,
  event: TransferEvent,
  more: Partial<ActSpec<TransferAct, TransferEvent>> = { onlyWhereOpen: true },
): ActSpec<TransferAct, TransferEvent> => ({ name, label, event, key: 'inventory.updateStock', ...more });

const specs = [
  act('mark', transferPages.transferWords.mark, { type: 'transfer.mark' }),
  act('receive', transferPages.transferWords.receive, { type: 'transfer.receive', received: [] }),
  act('reverse', transferPages.transferWords.reverse, { type: 'transfer.reverse' }),
  act('edit', transferPages.transferWords.edit, { type: 'transfer.update' }),
  act('cancel', transferPages.transferWords.cancel, { type: 'transfer.cancel' }, {}),
];

/** What the chart lets be done with a transfer; whether part of it can be received is asked of all of it. */
export const actsOf = ({ standing }: Pick<TransferRow, 'standing'>, may: May): AvailableActs<TransferAct> => {
  const received = standing.facts.sent;
  const checkedSpecs = specs.map((spec) =>
    spec.name === 'receive' ? { ...spec, event: { type: 'transfer.receive', received } as const } : spec,
  );
  return allowedActs(transferLifecycle, standing, checkedSpecs, may);
};

/** The acts without a form, each answering where it leads, if anywhere. */
export const commandsOf = ({ id, version }: Pick<TransferRow, 'id' | 'version'>, businessId: string) => {
  const one = { businessId, id };
  return {
    cancel: async (onDay: string) => {
      await tellOnce(`transfer.cancel ${id} ${version}`, (intentKey) =>
        ask(transferCalls.cancelTransfer, { ...one, onDay: onDay || undefined }, { intentKey }),
      );
      return null;
    },
    reverse: async () => {
      const back = await tellOnce(`transfer.reverse ${id} ${version}`, (intentKey) =>
        ask(transferCalls.reverseTransfer, one, { intentKey }),
      );
      return viewTransferAt(back.id);
    },
  };
};
