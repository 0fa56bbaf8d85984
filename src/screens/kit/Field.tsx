import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { styled } from './styled.ts';

const FieldRoot = styled('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    minWidth: '0',
    '& > label': { fontSize: '14px', fontWeight: '550', justifySelf: 'start' },
    '& > label > .optional': { color: 'quiet', fontWeight: '400' },
    '& > .hint': { fontSize: '13px', color: 'quiet', textWrap: 'pretty' },
    '& > .warning': { display: 'flex', gap: '1.5', fontSize: '13px', lineHeight: '18px' },
    '& > .warning svg': { flex: 'none', marginTop: '1px', color: 'waiting' },
    '& > .problem': {
      display: 'flex',
      gap: '1.5',
      fontSize: '13px',
      lineHeight: '18px',
      color: 'stopped',
      '& svg': { flex: 'none', marginTop: '1px' },
    },
  },
});

/** How every control that takes typing looks; spread as the base of a chakra recipe. */
export const controlStyle = {
  width: '100%',
  minWidth: '0',
  minHeight: '42px',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'base',
  border: '1px solid {colors.edge}',
  background: 'sheet',
  color: 'ink',
  fontSize: '16px',
  lineHeight: '22px',
  textOverflow: 'ellipsis',
  transition: 'border-color .12s',
  '&:hover:not(:disabled)': { borderColor: 'ink' },
  '&:focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '-1px', borderColor: 'accent' },
  '&[aria-invalid=true]': { borderColor: 'stopped', boxShadow: 'inset 0 0 0 1px {colors.stopped}' },
  '&::placeholder': { color: 'quiet', opacity: '1' },
  '&:disabled, &[readonly]': { background: 'hover', color: 'quiet', opacity: '1' },
} as const;

/** What a field says about itself; shared by every kind of field. */
export interface FieldWords {
  label: string;
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
export function Field({ label, hint, problem, warning, optional = false, id, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const warned = problem ? undefined : warning;
  const describedBy = [
    hint && `${controlId}-hint`,
    warned && `${controlId}-warning`,
    problem && `${controlId}-problem`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldRoot>
      <label htmlFor={controlId}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {hint && (
        <div className="hint" id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
      {warned && (
        <div className="warning" id={`${controlId}-warning`} role="status">
          <Icon name="warning" size={15} />
          <span>{warned}</span>
        </div>
      )}
      {problem && (
        <div className="problem" id={`${controlId}-problem`}>
          <Icon name="warning" size={15} />
          <span>{problem}</span>
        </div>
      )}
    </FieldRoot>
  );
}
