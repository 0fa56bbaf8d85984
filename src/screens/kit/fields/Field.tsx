import { Field as ChakraField } from '@chakra-ui/react/field';
import { type ReactNode, useId } from 'react';
import { fields as words } from '../../../domain/words/everywhere.ts';
import { Icon } from '../Icon.tsx';

/** What a field says about itself; shared by every kind of field. */
export interface FieldWords {
  label: string;
  /** What it belongs to, which is beside it for the eye: only heard, at the end of the label. */
  about?: string | undefined;
  /** What to type, said before it is typed. */
  hint?: string | undefined;
  /** What is wrong with what was typed, in one sentence. */
  problem?: string | undefined;
  /** What looks odd about what was typed and may be meant: it keeps nobody from sending. */
  warning?: string | undefined;
  optional?: boolean | undefined;
  /** The id of the control; error summaries link to it. Made up when absent. */
  id?: string | undefined;
}

/** The attributes that tie a control to its label, hint and problem. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  children: (ties: ControlTies) => ReactNode;
}

/** A label above, the control, a hint and a problem below, tied together for people who hear the page. */
export function Field({ label, about, hint, problem, warning, optional = false, id, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const warned = problem ? undefined : warning;
  const ids = { helperText: `${controlId}-hint`, errorText: `${controlId}-problem` };
  const describedBy = [hint && ids.helperText, warned && `${controlId}-warning`, problem && ids.errorText]
    .filter(Boolean)
    .join(' ');
  return (
    <ChakraField.Root id={controlId} ids={ids} invalid={Boolean(problem)}>
      <ChakraField.Label>
        {label}
        {about && <span className="unseen">, {about}</span>}
        {optional && <span className="optional"> {words.optional}</span>}
      </ChakraField.Label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {warned && (
        <div id={`${controlId}-warning`} role="status">
          <Icon name="warning" size={15} />
          <span>{warned}</span>
        </div>
      )}
      {problem && (
        <ChakraField.ErrorText>
          <Icon name="warning" size={15} />
          <span>{problem}</span>
        </ChakraField.ErrorText>
      )}
    </ChakraField.Root>
  );
}
