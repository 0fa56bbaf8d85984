import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { toast } from '../kit/notices/toast.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

type Send = (
  one: { businessId: string; id: string },
  intent: { intentKey: string },
) => Promise<{ message: string }>;

/** What an act of a card does: it is sent at once, sent once a question is answered, or opens something. */
type CardAct<Row> = { danger?: boolean } & (
  | {
      send: Send;
      /** The question: what the act means for this card, and the words of its buttons. */
      asks?: (row: Row) => { title: string; lead: string; label: string; keep: string };
    }
  | { open: (row: Row) => void }
);

interface CardActsSpec<Row, Name extends string> {
  /** Begins the name of the intended act: `tax`, as in `tax.delete`. */
  noun: string;
  acts: Readonly<Record<Name, CardAct<Row>>>;
  /** What can be done with a card now, and what can't, with why. */
  actsOf: (row: Row) => {
    allowed: readonly { name: Name; label: string }[];
    refused: readonly { name: Name; label: string; reason: string }[];
  };
}

/** What can be done with the cards of a list: the menu of each, what a press does, and the dialog of an act that asks first. */
export const useCardActs = <Row extends { id: string }, Name extends string>({
  noun,
  acts,
  actsOf,
}: CardActsSpec<Row, Name>) => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const refresh = useRefresh();
  const [question, setQuestion] = useState<{ name: Name; row: Row } | null>(null);
  const sending =
    (send: Send, { id }: Row) =>
    (intentKey: string) =>
      send({ businessId, id }, { intentKey });

  async function press(name: Name, row: Row): Promise<void> {
    const act = acts[name];
    if ('open' in act) act.open(row);
    else if (act.asks) setQuestion({ name, row });
    else await run(`${noun}.${name} ${row.id}`, sending(act.send, row));
  }

  function dialogOf({ name, row }: { name: Name; row: Row }) {
    const act = acts[name];
    if ('open' in act || !act.asks) return null;
    const close = () => setQuestion(null);
    const commit = async () => {
      const { message } = await once(`${noun}.${name} ${row.id}`, sending(act.send, row));
      await refresh();
      toast.success(message);
    };
    return (
      <CommandDialog
        {...act.asks(row)}
        danger={act.danger === true}
        commit={commit}
        onDone={close}
        onClose={close}
      />
    );
  }

  const menuOf = (row: Row): MenuAct[] => {
    const { allowed, refused } = actsOf(row);
    const item = ({ name, label }: { name: Name; label: string }) => ({
      key: name,
      label,
      danger: acts[name].danger === true,
      onPress: () => void press(name, row),
    });
    return [...allowed.map(item), ...refused.map((act) => ({ ...item(act), refused: act.reason }))];
  };

  return { press, menuOf, dialog: question && dialogOf(question) };
};
