import { decodeString } from '../tokenizer.ts';
import { type Cursor, sees } from './cursor.ts';

// Opening quotes and what may close them. A text in straight quotes may contain typographic ones.
const CLOSING: { readonly [quote: string]: string } = {
  '"': '"',
  "'": "'",
  '`': '`',
  ...Object.fromEntries(Array.from('“”„‟', (quote) => [quote, '"“”„‟'])),
  ...Object.fromEntries(Array.from('‘’‚‛', (quote) => [quote, "'‘’‚‛"])),
};

/** A quote ends a text when what follows can continue the line. */
const AFTER_TEXT = /["“”„‟'‘’‚‛`](?:[\s,()\]}:=&>]|$)/y;
/** The rest of a sentence up to its own quote, with none of the line's notation between. */
const SENTENCE_GOES_ON = /\s+[^"“”„‟=>[\]{}@/,]{0,200}["“”„‟](?:[\s,)\]}]|$)/y;
/** Where the notation continues in a text whose closing quote was forgotten. */
const NOTATION = /\s(?:[A-Za-z][\w-]{0,40}=|[a-z]{0,10}>[A-Za-z])/;
const LOOK_BACK_CHARS = 400;

/** True at the beginning of a quoted text. */
export function isQuote(character: string): boolean {
  return Object.hasOwn(CLOSING, character);
}

/**
 * Reads a quoted text with JSON's escapes. Unescaped quotes inside it are kept when the line cannot mean anything else; a
 * text without a closing quote ends where the notation continues, otherwise with the line.
 */
export function readString(cursor: Cursor): string {
  const { text } = cursor;
  const closing = CLOSING[text.charAt(cursor.at)] ?? '"';
  const start = cursor.at + 1;
  let opened = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (closing.includes(character)) {
      const place = { text, at };
      if (!sees(place, AFTER_TEXT)) {
        // After `prop=` a quote opens the next text: the closing quote of this one was forgotten.
        if (
          /[=([{:,]/.test(text.charAt(at - 1)) &&
          NOTATION.test(text.slice(Math.max(start, at - LOOK_BACK_CHARS), at))
        )
          break;
        // Before a letter a quote opens a nested one, or closes one that has no blank after it.
        opened += /\s/.test(text.charAt(at - 1)) ? 1 : 0;
        continue;
      }
      const isInner = opened > 0 && sees({ text, at: at + 1 }, SENTENCE_GOES_ON);
      if (isInner) {
        opened -= 1;
        continue;
      }
      cursor.at = at + 1;
      return decodeString(text.slice(start, at));
    }
  }
  return unclosed(cursor, start);
}

function unclosed(cursor: Cursor, start: number): string {
  const rest = cursor.text.slice(start);
  const end = NOTATION.exec(rest)?.index ?? rest.length;
  cursor.at = start + end;
  return decodeString(rest.slice(0, end).trimEnd());
}
