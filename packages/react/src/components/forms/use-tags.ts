import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { foldText } from '../../parts/fold-text.ts';
import { usePopover } from '../../parts/overlays/popover.tsx';
import { useListbox } from '../../parts/keys/use-listbox.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

const NO_TAGS: readonly string[] = [];
const SEPARATORS = /[,\n;]/;

/** What a TagInput does: Enter, a comma or leaving the box adds, Backspace in the empty box removes. */
export function useTags(drawn: Drawn<'TagInput'>, onEdited: () => void) {
  const { id, props, fire } = drawn;
  const { suggestions = NO_TAGS, max = Infinity, removable, lockedTags = NO_TAGS } = props;
  const [tags, setTags] = useLive(drawn, 'value', NO_TAGS);
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  const isFull = tags.length >= max;
  const offered = offeredWords(suggestions, tags, text);
  const isOpen = isActive && !isFull && offered.length > 0;
  const popover = usePopover<HTMLDivElement>({ isOpen, onClose: () => setActive(false), matchesWidth: true });
  const isRemovable = (tag: string) => removable && !lockedTags.includes(tag);

  function change(next: readonly string[]): void {
    setTags(next);
    onEdited();
    fire('change', { value: next });
  }

  function add(words: readonly string[]): void {
    const fresh = words.map((word) => word.trim()).filter((word) => word !== '' && !tags.includes(word));
    setText('');
    const next = [...tags, ...new Set(fresh)].slice(0, Math.max(max, tags.length));
    if (next.length > tags.length) change(next);
  }

  const listbox = useListbox({
    id,
    labels: offered,
    isOpen,
    isSelected: () => false,
    onPick: (index) => add([offered[index] ?? '']),
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || listbox.onKeyDown(event)) return;
    const isTyped = text.trim() !== '';
    if (event.key === ',' || (event.key === 'Enter' && isTyped)) {
      event.preventDefault();
      add([text]);
    } else if (event.key === 'Backspace' && text === '') {
      const last = tags.at(-1);
      if (last !== undefined && isRemovable(last)) change(tags.slice(0, -1));
    } else if (event.key === 'ArrowDown') {
      setActive(true);
    }
  }

  return {
    tags,
    text,
    isFull,
    offered,
    isOpen,
    listbox,
    popover,
    isRemovable,
    remove: (index: number) => change(tags.filter((_, at) => at !== index)),
    inputProps: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value);
        setActive(true);
      },
      onKeyDown,
      onPaste: (event: ClipboardEvent) => {
        const pasted = event.clipboardData.getData('text');
        if (!SEPARATORS.test(pasted)) return;
        event.preventDefault();
        add(`${text}${pasted}`.split(SEPARATORS));
      },
      onBlur: () => {
        if (text.trim() !== '') add([text]);
      },
    },
  };
}

// Offered as soon as something is typed, or asked for with the arrow.
function offeredWords(suggestions: readonly string[], tags: readonly string[], text: string): string[] {
  const wanted = foldText(text);
  const fitting = suggestions.filter((word) => !tags.includes(word) && foldText(word).includes(wanted));
  return [...new Set(fitting)];
}
