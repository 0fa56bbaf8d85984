import { createListCollection, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Combobox, useCombobox } from '@chakra-ui/react/combobox';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
} from 'react';
import { search as searchWords } from '../../../domain/words/everywhere.ts';
import { Floating } from '../Floating.tsx';
import { floatingStyle } from '../floating-style.ts';
import { Icon } from '../Icon.tsx';
import { type PickOption, type SearchOptions, useOptions } from './use-options.ts';

const comboboxRecipe: SlotRecipeDefinition = {
  slots: ['root', 'positioner', 'content', 'item'],
  base: {
    content: {
      ...floatingStyle,
      // No wider for one long name than is read at a glance; the control it belongs to may be.
      width: 'max-content',
      minWidth: 'min(var(--reference-width), calc(100vw - 16px))',
      maxWidth: 'min(480px, var(--available-width, calc(100vw - 16px)))',
      maxHeight: 'min(320px, 45dvh, var(--available-height))',
      '& > p': { padding: '8px 10px', fontSize: '13px', color: 'quiet' },
    },
    item: {
      display: 'flex',
      // What does not fit beside the name goes under it.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      padding: '8px 10px',
      borderRadius: '4px',
      overflowWrap: 'anywhere',
      '&[data-highlighted]': { background: 'accentSoft' },
      '& > small': { marginInlineStart: 'auto', fontSize: '13px', color: 'quiet', textAlign: 'end' },
      '&[data-new]': { columnGap: '2', color: 'accent', fontWeight: '550' },
    },
  },
};

export interface AddNew {
  /** Names what would be made: `(query) => query ? 'Add “Café”' : 'Add a customer'`. */
  label: (query: string) => string;
  onAdd: (query: string) => void;
  /** Offered only for a text that matches nothing, in place of saying so; otherwise it stands last, whatever was found. */
  whenNone?: boolean;
  /** Another thing to make of the same text, offered below it. */
  other?: Pick<AddNew, 'label' | 'onAdd'> | undefined;
}

/** What the text control tells its list. */
export interface ListKeys {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface FoundListProps {
  listId: string;
  /** The control the list stands below; the focus stays in it. */
  input: RefObject<HTMLInputElement | null>;
  keys: RefObject<ListKeys | null>;
  text: string;
  query: string;
  search: SearchOptions;
  addNew: AddNew | undefined;
  /** Whether Enter waits for what is on its way rather than going on without it. */
  waits: boolean;
  /** Told the id of what Enter would pick. */
  onActive: (id: string | undefined) => void;
  onPick: (option: PickOption) => void;
  onClose: () => void;
}

/** What Chakra calls the offers to make something new; no id of a record looks like them. */
const NEW = '+';
const OTHER = '++';

/** The choices of a combobox. Open while it is mounted: the text control hands it its keys, and it says what is stood on. */
export function FoundList(props: FoundListProps) {
  const { listId, input, keys, text, query, search, addNew, waits, onActive, onPick, onClose } = props;
  const { options, searching, failed } = useOptions(true, query, search);
  const none = options.length === 0 && !searching && query !== '';
  const offer = addNew?.whenNone && !none ? undefined : addNew;
  const newLabel = offer?.label(query);
  const otherLabel = offer?.other?.label(query);
  const offered = useMemo(
    () => [
      ...(newLabel === undefined ? [] : [{ id: NEW, name: newLabel }]),
      ...(otherLabel === undefined ? [] : [{ id: OTHER, name: otherLabel }]),
    ],
    [newLabel, otherLabel],
  );
  const collection = useMemo(
    () =>
      createListCollection<PickOption>({
        items: [...options, ...offered],
        itemToValue: ({ id }) => id,
        itemToString: ({ name }) => name,
      }),
    [options, offered],
  );

  function take(id: string) {
    const option = options.find((one) => one.id === id);
    onClose();
    if (option) onPick(option);
    else if (id === NEW) offer?.onAdd(query);
    else if (id === OTHER) offer?.other?.onAdd(query);
  }

  const keepOpenOnInput = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (event.detail.originalEvent.target === input.current) event.preventDefault();
  };
  const combobox = useCombobox({
    open: true,
    collection,
    value: [],
    inputValue: text,
    // The machine is told no control: it would put the caret at the end of what is being typed in its middle.
    ids: { content: listId, label: input.current?.id, item: (id) => `${listId}-${id}` },
    inputBehavior: 'autohighlight',
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    // It takes the room beside its control's edge and isn't pushed: what is found is wider than what was there before.
    positioning: {
      placement: 'bottom-start',
      gutter: 4,
      slide: false,
      getAnchorElement: () => input.current,
    },
    onSelect: ({ itemValue }) => take(itemValue),
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
    onInteractOutside: keepOpenOnInput,
  });
  const active = combobox.highlightedValue ? `${listId}-${combobox.highlightedValue}` : undefined;

  // Where something has to be picked and nothing was found, Enter makes it.
  const onlyNew = waits && none && newLabel !== undefined;
  useEffect(() => {
    if (onlyNew && combobox.highlightedValue !== NEW) combobox.setHighlightValue(NEW);
  });

  useLayoutEffect(() => {
    onActive(active);
    // What the pointer stands on is in sight.
    if (active && !document.querySelector('[role=option]:hover'))
      document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, onActive]);

  useImperativeHandle(keys, () => {
    const { onKeyDown, onChange } = combobox.getInputProps();
    return {
      onChange: (event) => onChange?.(event),
      onKeyDown: (event) => {
        const walks = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        const found = collection.size > 0;
        // Nobody walks in what isn't there; once it is there, its first is stood on.
        if ((walks && found) || (event.key === 'Enter' && active && !searching)) onKeyDown?.(event);
        else if (walks || (event.key === 'Enter' && waits && (found || searching))) event.preventDefault();
      },
    };
  });

  return (
    <Floating opener={() => input.current}>
      <Combobox.RootProvider value={combobox} recipe={comboboxRecipe}>
        <Combobox.Positioner>
          <Combobox.Content>
            {options.map((option) => (
              <Combobox.Item key={option.id} item={option} persistFocus>
                {option.name}
                {option.detail && <small>{option.detail}</small>}
              </Combobox.Item>
            ))}
            {options.length === 0 && (failed || !offer?.whenNone) && (
              <p role="presentation">{sentence(searching, failed, query)}</p>
            )}
            {offered.map((one) => (
              <Combobox.Item key={one.id} item={one} persistFocus data-new>
                <Icon name="plus" size={14} />
                {one.name}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.RootProvider>
    </Floating>
  );
}

function sentence(searching: boolean, failed: boolean, query: string): string {
  if (searching) return searchWords.searching;
  if (failed) return searchWords.failed;
  return query ? searchWords.nothingFound({ text: query }) : searchWords.nothingYet;
}
