import { describe, expect, test } from 'vitest';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { CHANGE_TAGS } from './change-tags.ts';
import { wholeTexts } from './told-texts.ts';

// The tagged words of a marked text, after unquoted texts have been made whole.
function told(marked: string): string[] {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: 1 }));
  return wholeTexts(words, text).map((one) => `${one.tag}: ${one.text}`);
}

describe('the text of a note', () => {
  test.each([
    [
      'a [kind:note] under the [after:plans]: [new:Kids] climb [value:free], with an adult',
      ['kind: note', 'after: plans', 'new: Kids climb free, with an adult'],
    ],
    [
      'noch ein [kind:Hinweis]: Bis [value:1. Juni] muss alles fertig sein. Danke',
      ['kind: Hinweis', 'new: Bis 1. Juni muss alles fertig sein'],
    ],
    [
      'a [kind:line] saying [new:Closed] on [value:24 and 31 December]',
      ['kind: line', 'new: Closed on 24 and 31 December'],
    ],
  ])('reaches to the end of its sentence: %s', (marked, words) => {
    expect(told(marked)).toEqual(words);
  });

  test('is found where nothing in it was tagged', () => {
    expect(told('add a [kind:line] saying no deposit needed')).toEqual(['kind: line', 'new: no deposit needed']);
  });

  test('ends before a place when no colon introduces it', () => {
    const marked = 'a [kind:line] saying [new:Closed today] [at:at the top]';
    expect(told(marked)).toEqual(['kind: line', 'new: Closed today', 'at: at the top']);
  });

  test.each(['two [kind:fields]: [new:name] and [new:phone]', 'one [kind:note] more: [new:size]'])(
    'is not a list of things, or a name: %s',
    (marked) => {
      expect(told(marked).filter((one) => one.startsWith('new'))).toEqual(
        [...marked.matchAll(/new:(\w+)/gu)].map(([, name]) => `new: ${name}`),
      );
    },
  );
});
