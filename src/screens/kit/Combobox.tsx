import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ControlTies } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { styled } from './styled.ts';
import { type PickOption, type SearchOptions, useOptions } from './use-options.ts';
import { popupStyle, usePopup } from './use-popup.ts';

const List = styled('div', {
  base: {
    ...popupStyle,
    // No wider for one long name than is read at a glance; the control it belongs to may be.
    maxWidth: 'min(480px, calc(100vw - 16px))',
    maxHeight: 'min(320px, 45dvh)',
    '& > [role=option]': {
      display: 'flex',
      // What does not fit beside the name goes under it.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      padding: '8px 10px',
      borderRadius: '4px',
      overflowWrap: 'anywhere',
      '&[aria-selected=true]': { background: 'accentSoft' },
      '& > small': { marginInlineStart: 'auto', fontSize: '13px', color: 'quiet', textAlign: 'end' },
      '&.new': { columnGap: '2', color: 'accent', fontWeight: '550' },
    },
    '& > p': { padding: '8px 10px', fontSize: '13px', color: 'quiet' },
  },
});

export interface AddNew {
  /** Names what would be made: `(query) => query ? 'Add “Café”' : 'Add a customer'`. */
  label: (query: string) => string;
  onAdd: (query: string) => void;
  /** Offered only for a text that matches nothing, in place of saying so; otherwise it stands last, whatever was found. */
  whenNone?: boolean;
}

interface ComboboxProps {
  ties: Partial<ControlTies> & { 'aria-label'?: string };
  text: string;
  onText: (text: string) => void;
  onPick: (option: PickOption) => void;
  /** Keep its identity between renders: a new one asks again. */
  search: SearchOptions;
  addNew?: AddNew | undefined;
  /** The field is left with the list closed: what was typed and not picked can be put back. */
  onLeave?: () => void;
  placeholder?: string | undefined;
}

/** A text control with a list of what was found: arrows walk, Enter picks, Escape closes, typing searches. */
export function Combobox({
  ties,
  text,
  onText,
  onPick,
  search,
  addNew,
  onLeave,
  placeholder,
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const { anchor, popup } = usePopup<HTMLInputElement, HTMLDivElement>(open, close, 'start');
  const { options, searching, failed } = useOptions(open, query, search);
  const none = options.length === 0 && !searching && query !== '';
  const offer = addNew?.whenNone && !none ? undefined : addNew;
  const last = options.length - (offer ? 0 : 1);

  useEffect(() => {
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  function show(searched: string) {
    setQuery(searched);
    setActive(0);
    setOpen(true);
  }

  function close() {
    setOpen(false);
  }

  function pick(index: number) {
    const option = options[index];
    close();
    if (option) onPick(option);
    else offer?.onAdd(query);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (open) setActive((active + step + last + 1) % (last + 1 || 1));
      else show('');
    } else if (event.key === 'Enter' && open && !searching && last >= 0) pick(active);
    // What has to be picked is waited for: a form sent by this key would go without it.
    else if (event.key !== 'Enter' || !open || !searching || !onLeave) return;
    event.preventDefault();
  }

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <>
      <input
        {...ties}
        ref={anchor}
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && last >= 0 && !searching ? optionId(active) : undefined}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          show(event.currentTarget.value.trim());
        }}
        onClick={() => (open ? undefined : show(''))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {open && (
        <List
          ref={popup}
          popover="manual"
          id={listId}
          role="listbox"
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <Choice key={option.id} id={optionId(index)} active={active === index} onPick={() => pick(index)}>
              {option.name}
              {option.detail && <small>{option.detail}</small>}
            </Choice>
          ))}
          {options.length === 0 && (failed || !offer?.whenNone) && (
            <p role="presentation">{sentence(searching, failed, query)}</p>
          )}
          {offer && (
            <Choice
              id={optionId(options.length)}
              active={active === options.length}
              onPick={() => pick(options.length)}
              isNew
            >
              <Icon name="plus" size={14} />
              {offer.label(query)}
            </Choice>
          )}
        </List>
      )}
    </>
  );
}

function sentence(searching: boolean, failed: boolean, query: string): string {
  if (searching) return 'Searching…';
  if (failed) return 'The search did not answer. Type on to try again.';
  return query ? `Nothing found for “${query}”.` : 'Nothing here yet.';
}

interface ChoiceProps {
  id: string;
  active: boolean;
  isNew?: boolean;
  onPick: () => void;
  children: React.ReactNode;
}

const Choice = ({ id, active, isNew = false, onPick, children }: ChoiceProps) => (
  // The focus stays in the text control, which answers the keys; an option is only ever pressed.
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={isNew ? 'new' : undefined}
    onClick={onPick}
  >
    {children}
  </div>
);
