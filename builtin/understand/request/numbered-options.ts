import type { TaggedPart } from './tagged-part.ts';

const NAMED_NUMBER = /^(\p{L}+(?: \p{L}+)?) (\d[\d.,]*)$/u;
const NUMBER = /^\d[\d.,]*$/;

/** "Amounts 10, 25, 50 or other": the word before the first of several numbers names what is chosen. */
export function withNamedNumbers(parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.flatMap((one, at): TaggedPart[] => {
    const next = parts[at + 1];
    const [, name, number = ''] = (one.tag === 'option' && NAMED_NUMBER.exec(one.text)) || [];
    if (name === undefined || next?.tag !== 'option' || !NUMBER.test(next.text)) return [one];
    const end = one.start + name.length;
    return [
      { tag: 'field', start: one.start, end, text: name },
      { ...one, start: one.end - number.length, text: number },
    ];
  });
}
