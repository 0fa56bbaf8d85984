import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { conflict as words } from '../../domain/words/frame.ts';
import type { Stale } from '../../machines/form/edit-form.ports.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { ConflictTable } from './ConflictTable.tsx';
import type { Conflict } from './conflict.ts';

const choiceRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
      padding: '12px 16px',
      borderRadius: 'base',
      borderInlineStart: '3px solid {colors.waiting}',
      background: 'waitingSoft',
      fontSize: '14px',
    },
    description: { flex: '1 1 280px' },
  },
};

interface StaleChoiceProps {
  problem: Stale;
  /** Both versions, once theirs is fetched; null until then. */
  conflict?: Conflict | null;
  onTheirs: () => void;
  /** From then on a save goes over theirs. */
  onMine: () => void;
  /** Takes their value in the fields named, and keeps the rest as typed. */
  onChoose?: (taken: ReadonlySet<string>) => void;
}

/** When the other version was saved, as the server says; empty where it does not. */
const timeText = (savedAt: string | null, locale: string): string =>
  savedAt
    ? words.savedAt({
        time: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
          new Date(savedAt),
        ),
      })
    : '';

/** Somebody saved in between: take their version, or keep what was typed and save over it. */
export function StaleChoice(props: StaleChoiceProps) {
  const { problem, conflict, onTheirs, onMine, onChoose } = props;
  const locale = useLocale();
  const keep = () => {
    onMine();
    toast.success(words.saveAgain);
  };
  return (
    <Alert.Root asChild recipe={choiceRecipe} status="warning">
      <section aria-label={words.savedByOther} role="alert">
        <Alert.Description asChild>
          <p>
            {problem.message} {timeText(problem.savedAt, locale)}
          </p>
        </Alert.Description>
        <Button onClick={onTheirs}>{words.takeTheirs}</Button>
        <Button onClick={keep}>{words.keepVersion}</Button>
        {conflict && onChoose && (
          <ConflictTable
            conflict={conflict}
            onChoose={(taken) => {
              onChoose(taken);
              toast.success(words.saveChoices);
            }}
          />
        )}
      </section>
    </Alert.Root>
  );
}
