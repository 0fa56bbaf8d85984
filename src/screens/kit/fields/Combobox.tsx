import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ComboboxList } from './ComboboxList.tsx';
import type { ControlTies } from './Field.tsx';
import type { AddNew, ListKeys } from './FoundList.tsx';
import type { PickOption, SearchOptions } from './use-options.ts';

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

/**
 * A text control with a list of what was found: arrows walk, Enter picks, Escape closes, typing searches. The control is a plain
 * element, so that a hundred lines have one each and no letter waits for the list, which is Chakra's and fetched when the pointer or
 * the focus stands on the control.
 */
export function Combobox(props: ComboboxProps) {
  const { ties, text, onText, onPick, search, addNew, onLeave, placeholder } = props;
  // What is searched for; null while the list is closed.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);
  const listId = useId();
  const open = query !== null;
  const close = () => setQuery(null);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (open && list.current) return list.current.onKeyDown(event);
    if (open && event.key === 'Escape') close();
    else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setQuery('');
    // What has to be picked is waited for: a form sent by this key would go without it.
    else if (!open || event.key !== 'Enter' || !onLeave) return;
    event.preventDefault();
  }

  return (
    <>
      <input
        {...ties}
        ref={input}
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open ? active : undefined}
        value={text}
        onPointerEnter={ComboboxList.intend}
        onFocus={ComboboxList.intend}
        onChange={(event) => {
          list.current?.onChange(event);
          onText(event.currentTarget.value);
          setQuery(event.currentTarget.value.trim());
        }}
        onClick={() => (open ? undefined : setQuery(''))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {open && (
        <ComboboxList
          listId={listId}
          input={input}
          query={query}
          search={search}
          addNew={addNew}
          keys={list}
          text={text}
          waits={onLeave !== undefined}
          onActive={setActive}
          onPick={onPick}
          onClose={close}
        />
      )}
    </>
  );
}
