import { useState } from 'react';

/**
 * The text of a box while its value may be kept as something else: `1.` stays on screen though the state holds the
 * number 1, and gives way as soon as the value differs.
 *
 * @param read what the box makes of a text; two texts that read the same are the same value
 */
export function useTextDraft(
  value: string,
  write: (text: string) => void,
  read: (text: string) => string = asNumberOrText,
): [text: string, setText: (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const text = draft === value || read(draft) === read(value) ? draft : value;
  return [
    text,
    (next) => {
      setDraft(next);
      write(read === asNumberOrText ? next : read(next));
    },
  ];
}

function asNumberOrText(text: string): string {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? `#${number}` : text;
}
