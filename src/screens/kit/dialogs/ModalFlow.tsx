import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Steps } from '@chakra-ui/react/steps';
import type { ReactNode } from 'react';
import { dialogSteps as words } from '../../../domain/words/frame.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../Icon.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { StepSlide } from './StepSlide.tsx';

const stepsRecipe: SlotRecipeDefinition = {
  slots: [
    'root',
    'list',
    'item',
    'trigger',
    'indicator',
    'separator',
    'content',
    'title',
    'description',
    'nextTrigger',
    'prevTrigger',
    'progress',
  ],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5',
      rowGap: '1',
      marginBottom: '4',
      fontSize: '13px',
      color: 'quiet',
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      '&[aria-current]': { color: 'accent', fontWeight: '600' },
    },
  },
};

export interface FlowDialogProps {
  title: string;
  lead?: ReactNode;
  /** The names of the steps, in order; one step alone is not named. */
  steps: readonly string[];
  /** The index of the step shown. */
  current: number;
  /** The one act of this step, named by what it does; one that takes something away looks like it. Null where nothing can be done but leave. */
  act: {
    label: string;
    onPress: () => void;
    pending?: boolean;
    disabled?: boolean | undefined;
    danger?: boolean | undefined;
  } | null;
  /** The act itself is under way: until it has answered nobody leaves. Waiting for a preview holds nobody. */
  held?: boolean;
  onBack?: (() => void) | undefined;
  /** Leaves the flow with nothing done, and how that is called: "Keep invoice". */
  keep: string;
  onKeep: () => void;
  children: ReactNode;
}

/** A conversation of one to three steps: one question a step, the steps named at the top, Back loses nothing. Enter goes on. */
export function ModalFlow({
  title,
  lead,
  steps,
  current,
  act,
  held = false,
  onBack,
  keep,
  onKeep,
  children,
}: FlowDialogProps) {
  const pending = act?.pending ?? false;
  const foot = (
    <>
      {onBack && (
        <span className="first">
          <Button look="ghost" onClick={onBack} disabled={pending}>
            {words.back}
          </Button>
        </span>
      )}
      <Button onClick={onKeep} disabled={held} shortcut="Esc">
        {keep}
      </Button>
      {act && (
        <Button
          look={act.danger ? 'danger' : 'primary'}
          type="submit"
          form="flow-step"
          pending={pending}
          disabled={act.disabled}
        >
          {act.label}
        </Button>
      )}
    </>
  );
  return (
    <ModalDialog
      title={title}
      lead={lead}
      onClose={held ? undefined : onKeep}
      above={steps.length > 1 && <NamedSteps steps={steps} current={current} />}
      foot={foot}
    >
      <form
        id="flow-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (act && !pending && !act.disabled) act.onPress();
        }}
      >
        <StepSlide step={current}>{children}</StepSlide>
      </form>
    </ModalDialog>
  );
}

const spoken = (index: number, current: number) =>
  index < current ? words.done : index > current ? words.later : '';

const NamedSteps = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <>
    {/* Nobody goes to a step by pressing it: a list to those who hear it, where Chakra's own would be tabs. */}
    <Steps.Root asChild recipe={stepsRecipe} step={current} count={steps.length}>
      <ol aria-label={words.steps}>
        {steps.map((name, index) => (
          <Steps.Item key={name} index={index} asChild>
            <li aria-current={index === current ? 'step' : undefined}>
              {index < current && <Icon name="check" size={13} />}
              {name}
              <span className="unseen">{spoken(index, current)}</span>
            </li>
          </Steps.Item>
        ))}
      </ol>
    </Steps.Root>
    <p className="unseen" role="status">
      {words.step({ number: current + 1, count: steps.length, name: steps[current]! })}
    </p>
  </>
);
