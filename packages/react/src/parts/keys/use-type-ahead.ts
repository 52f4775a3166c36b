import { useCallback, useRef, type KeyboardEvent } from 'react';
import { indexByTyping } from './roving-order.ts';

const TYPING_PAUSE_MS = 700;

/** Where typed letters lead, from the item at `from`; undefined for keys that are no letters, and without a match. */
export type TypeAhead = (event: KeyboardEvent, labels: readonly string[], from: number) => number | undefined;

/** First letters of a list's items, typed one after the other. */
export function useTypeAhead(): TypeAhead {
  const typed = useRef({ text: '', at: -Infinity });
  return useCallback((event, labels, from) => {
    const { text, at } = typed.current;
    const isRunning = event.timeStamp - at < TYPING_PAUSE_MS;
    // A space picks, unless a word with a space in it is being typed.
    const isLetter = /^.$/u.test(event.key) && (event.key !== ' ' || (isRunning && text !== ''));
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    typed.current = { text: (isRunning ? text : '') + event.key, at: event.timeStamp };
    return indexByTyping(labels, from, typed.current.text);
  }, []);
}
